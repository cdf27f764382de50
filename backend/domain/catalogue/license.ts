import { foldText } from '../shared/text.ts'
import { isStateCode, type StateCode } from './states.ts'

/** A registration in a health council, such as CRM 123456 of São Paulo. */
export interface License {
  /** In its own spelling: CRM, CRFa, CREFITO … */
  readonly council: string
  /** Digits without thousands dots; a region stands before a slash, a category after a hyphen: '06/12345', '12345-F'. */
  readonly number: string
  readonly state: StateCode | null
}

/** Medicine, dentistry, psychology, nutrition, physiotherapy, nursing, speech therapy, pharmacy, biomedicine, social work, physical education. */
const COUNCILS = ['CRM', 'CRO', 'CRP', 'CRN', 'CREFITO', 'COREN', 'CRFa', 'CRF', 'CRBM', 'CRESS', 'CREF']

const councilByKey = new Map(COUNCILS.map((council) => [council.toLowerCase(), council]))
councilByKey.set('crefono', 'CRFa')

const SEPARATORS = '[\\s./:|–-]*'
const NUMBER =
  '(?:(\\d{1,2})\\s*/\\s*)?(\\d{1,3}(?:\\.\\d{3})+|\\d{2}\\.\\d{5}|\\d{1,7})(?!\\d)(-\\d(?!\\d))?'
const CATEGORY = '(?:\\s*-?\\s*(enf|tec|aux|to|cd|f|g|p|d)\\b)?'
const LICENSE = new RegExp(
  `\\b(crefito|crefono|coren|cress|crbm|cref|crfa|crm|cro|crp|crn|crf)${SEPARATORS}` +
    `(?:(\\d{1,2})\\s*[ªa]?\\s*(?:regiao)?\\s*[-/:\\s]\\s*(?=\\d))?` +
    `(?:([a-z]{2})\\b${SEPARATORS})?(?:cd${SEPARATORS})?(?:n[ºo°]?[.\\s]+)?${NUMBER}${CATEGORY}(?:${SEPARATORS}\\b([a-z]{2})\\b)?`,
)

export interface LicenseInText {
  readonly license: License
  /** What stood around it. */
  readonly rest: string
}

/** The first registration inside a longer text (its first 200 characters), or null. */
export function findLicense(text: string): LicenseInText | null {
  const folded = foldText(text.slice(0, 200))
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
  return `${council}${state ? `-${state}` : ''} ${number}`
}
