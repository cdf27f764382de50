import { foldText } from '../shared/text.ts'
import type { SpecialtyName } from './specialties.ts'
import { isStateCode, type StateCode } from './states.ts'

/** A registration in a health council, such as CRM 123456 of São Paulo. */
export interface License {
  /** In its own spelling: CRM, CRFa, CREFITO …; '' where only the number was said, which may be of any. */
  readonly council: string
  /** Digits without thousands dots; a region stands before a slash, a category after a hyphen: '06/12345', '12345-F'. */
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
 * Where anybody looks a registration up, in whatever state it is: the search of the federal council, or its own site, which
 * leads to those of the regions, where it has none for the whole country. Sources: docs/operations.md, What waits for a person.
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

/** Where a registration is looked up; null for a council that we do not know. */
export const lookupOf = ({ council }: License): string | null => LOOKUPS[council] ?? null

/** How a registration is written at the council of a specialty, where that is not medicine's. */
const EXAMPLES: Readonly<Partial<Record<SpecialtyName, string>>> = {
  Dentista: 'CRO-SP 12345',
  Enfermeiro: 'COREN-SP 123456',
  'Técnico em Enfermagem': 'COREN-SP 123456',
  Fisioterapeuta: 'CREFITO-3 12345-F',
  Fonoaudiólogo: 'CRFa 2-12345',
  Nutricionista: 'CRN-3 12345',
  Psicólogo: 'CRP 06/12345',
}

/** A registration as people of that specialty have it; a doctor's where it is not known. */
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

/** Those of CREMERJ are printed as 52.98765-4, and dictated without the signs. */
const SPACED_NUMBER_OF_RIO = /\b(52)[ .-](\d{5})[ -](\d)\b/

export interface LicenseInText {
  readonly license: License
  /** What stood around it. */
  readonly rest: string
}

/** The first registration inside a longer text (its first 400 characters), or null. */
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

/** Digits from which on a registration is known by its beginning. */
const FEWEST_DIGITS = 4

/** The digits by which a registration is looked for while it is being typed; null for too few. */
export function digitsTyped({ number }: License): string | null {
  const digits = number.replace(/\D/g, '')
  return digits.length >= FEWEST_DIGITS ? digits : null
}

/** Nothing but a number as councils give them: fewer digits than a telephone or a postal code. */
const BARE_NUMBER =
  /^(?:\W|\b(?:registro|inscricao|numero|num|n[ºo°]?|conselho|profissional|medic[oa]|d[aeo])\b)*(\d{4}|[1-9]\d{4}|\d{6,7}|\d{1,3}(?:\.\d{3})+)(?:[\s/–-]*([a-z]{2}))?\W*$/

/** The registration that a text is where it is nothing but its number, with or without the state. */
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

/** The text as one registration and nothing else; null when the council or the format is not recognised. */
export function parseLicense(text: string): License | null {
  const found = findLicense(text)
  return found?.rest === '' ? found.license : null
}

/** As councils print it: 'CRM-SP 123456', 'CRP 06/12345'. */
export function formatLicense({ council, number, state }: License): string {
  return `${council}${state ? `-${state}` : ''} ${number}`.trim()
}
