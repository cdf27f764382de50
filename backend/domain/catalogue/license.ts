import { foldText } from '../shared/text.ts'
import type { SpecialtyName } from './specialties.ts'
import { isStateCode, type StateCode } from './states.ts'

/** A registration with a professional council, such as CRM 123456 of São Paulo. */
export interface License {
  /** In its own spelling: CRM, CRFa, CREFITO …; '' if only the number is known. */
  readonly council: string
  /** Digits without thousands dots; a region precedes a slash, a category follows a hyphen: '06/12345', '12345-F'. */
  readonly number: string
  readonly state: StateCode | null
}

/** Medicine, dentistry, psychology, nutrition, physiotherapy, nursing, speech therapy, pharmacy, biomedicine, social work, physical education. */
export const COUNCILS = [
  'CRM',
  'CRO',
  'CRP',
  'CRN',
  'CREFITO',
  'COREN',
  'CRFa',
  'CRF',
  'CRBM',
  'CRESS',
  'CREF',
]

/**
 * Where to look a registration up, in any state: the federal council's search, or its site with links to the regional
 * councils if it has none. Sources: docs/operations.md, What waits for a person.
 */
const LOOKUPS: Readonly<Record<string, string>> = {
  CRM: 'https://portal.cfm.org.br/busca-medicos',
  CRO: 'https://website.cfo.org.br/profissionais-cadastrados/',
  CRP: 'https://cadastro.cfp.org.br/',
  CRN: 'https://cnn.cfn.org.br/application/index/consulta-nacional',
  CREFITO: 'https://www.coffito.gov.br/',
  COREN: 'https://www.cofen.gov.br/',
  CRFa: 'https://fonoaudiologia.org.br/',
  CRF: 'https://site.cff.org.br/',
  CRBM: 'https://cfbm.gov.br/',
  CRESS: 'https://www.cfess.org.br/',
  CREF: 'https://www.confef.org.br/confef/registrados/',
}

/** Returns the URL for looking a registration up; null for an unknown council. */
export const lookupOf = ({ council }: License): string | null => LOOKUPS[council] ?? null

/** The usual form of a registration with the council of a specialty other than a physician's. */
const EXAMPLES: Readonly<Partial<Record<SpecialtyName, string>>> = {
  Dentista: 'CRO-SP 12345',
  Enfermeiro: 'COREN-SP 123456',
  'Técnico em Enfermagem': 'COREN-SP 123456',
  Fisioterapeuta: 'CREFITO-3 12345-F',
  Fonoaudiólogo: 'CRFa 2-12345',
  Nutricionista: 'CRN-3 12345',
  Psicólogo: 'CRP 06/12345',
}

/** Returns an example registration for a specialty; a physician's if unknown. */
export function exampleOf(specialty: string): { council: string; example: string } {
  const example = new Map(Object.entries(EXAMPLES)).get(specialty) ?? 'CRM 123456-SP'
  return { council: /^[A-Za-z]+/.exec(example)?.[0] ?? '', example }
}

const councilByKey = new Map(COUNCILS.map((council) => [council.toLowerCase(), council]))
councilByKey.set('crefono', 'CRFa')

const SEPARATORS = '[\\s./:|–-]*'
const NUMBER =
  '(?:(\\d{1,2})\\s*/\\s*)?(\\d{1,3}(?:\\.\\d{3})+|\\d{2}\\.\\d{5}|\\d{1,7})(?!\\d)(-\\d(?!\\d))?'
const CATEGORY = '(?:\\s*-?\\s*(enf|tec|aux|to|cd|f|g|p|d)\\b)?'
const LICENSE = new RegExp(
  `\\b(crefito|crefono|coren|cress|crbm|cref|crfa|crm|cro|crp|crn|crf)${SEPARATORS}` +
    `(?:(\\d{1,2})\\s*[ªa]?\\s*(?:regiao)?\\s*[-/:\\s]\\s*(?=\\d))?` +
    `(?:([a-z]{2})(?![a-z])${SEPARATORS})?(?:cd${SEPARATORS})?(?:n[ºo°]?[.\\s]+)?${NUMBER}${CATEGORY}(?:${SEPARATORS}\\b([a-z]{2})\\b)?`,
)

/** CREMERJ prints 52.98765-4; people also type it without punctuation. */
const SPACED_NUMBER_OF_RIO = /\b(52)[ .-](\d{5})[ -](\d)\b/

export interface LicenseInText {
  readonly license: License
  /** The text around it. */
  readonly rest: string
}

/** Returns the first registration within a text's first 400 characters, or null. */
export function findLicense(text: string): LicenseInText | null {
  const folded = foldText(text.slice(0, 400).normalize('NFKC')).replace(SPACED_NUMBER_OF_RIO, '$1.$2-$3')
  const found = LICENSE.exec(folded)
  if (!found) return null
  const [
    matched,
    council = '',
    region,
    stateBefore,
    inlineRegion,
    digits = '',
    check = '',
    category,
    stateAfter,
  ] = found
  const before = knownState(stateBefore)
  const after = knownState(stateAfter)
  const number = digits.replaceAll('.', '') + check.slice(1) + (category ? `-${category.toUpperCase()}` : '')
  const prefix = region ?? inlineRegion
  const license = {
    council: councilByKey.get(council) ?? council.toUpperCase(),
    number: prefix ? prefix + (council === 'crm' ? '' : '/') + number : number,
    state: before ?? after,
  }
  const wordAfter = stateAfter && !after ? stateAfter : ''
  const rest = `${folded.slice(0, found.index)} ${wordAfter} ${folded.slice(found.index + matched.length)}`
  return { license, rest: rest.trim() }
}

/** Digits from which on a registration is searched by its beginning. */
const FEWEST_DIGITS = 4

/** Returns the digits typed so far, or null for too few. */
export function digitsTyped({ number }: License): string | null {
  const digits = number.replace(/\D/g, '')
  return digits.length >= FEWEST_DIGITS ? digits : null
}

/** A number in a council's form alone, with fewer digits than a phone number or postal code. */
const BARE_NUMBER =
  /^(?:\W|\b(?:registro|inscricao|numero|num|n[ºo°]?|conselho|profissional|medic[oa]|d[aeo])\b)*(\d{4}|[1-9]\d{4}|\d{6,7}|\d{1,3}(?:\.\d{3})+)(?:[\s/–-]*([a-z]{2}))?\W*$/

/** Returns the registration if the text is only its number, with or without a state. */
export function findBareNumber(text: string): License | null {
  const [, digits, letters] = BARE_NUMBER.exec(foldText(text.slice(0, 40).normalize('NFKC'))) ?? []
  const state = knownState(letters)
  if (!digits || (letters && !state)) return null
  return { council: '', number: digits.replaceAll('.', ''), state }
}

function knownState(letters: string | undefined): StateCode | null {
  const code = letters?.toUpperCase() ?? ''
  return isStateCode(code) ? code : null
}

/** Parses the text as one registration and nothing else; null for an unknown council or format. */
export function parseLicense(text: string): License | null {
  const found = findLicense(text)
  return found?.rest === '' ? found.license : null
}

/** In the councils' format: 'CRM-SP 123456', 'CRP 06/12345'. */
export function formatLicense({ council, number, state }: License): string {
  return `${council}${state ? `-${state}` : ''} ${number}`.trim()
}
