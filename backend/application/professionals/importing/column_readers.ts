import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import { foldText } from '#domain/shared/text.ts'

/** What a cell means: undefined where its kind of value does not fit the column. */
export type Reader<Value> = (cell: unknown) => Value | undefined

export const asText: Reader<string> = (cell) => {
  if (cell === null) return ''
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' ? String(cell) : undefined
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  ['sim', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['não', false],
  ['nao', false],
  ['0', false],
])

/** Booleans of JSON, or true/false, sim/não and 1/0 as a spreadsheet writes them. */
export const asFlag: Reader<boolean> = (cell) =>
  FLAGS.get(typeof cell === 'string' ? cell.trim().toLowerCase() : cell)

/** A list of JSON, or texts separated by `|`. */
const asList: Reader<string[]> = (cell) => {
  if (cell === null) return []
  if (Array.isArray(cell)) return cell.every((item) => typeof item === 'string') ? cell : undefined
  if (typeof cell !== 'string') return undefined
  return cell
    .split('|')
    .map((item) => item.trim())
    .filter(Boolean)
}

const specialtyByWord = new Map(
  SPECIALTIES.flatMap(({ name, feminine }) => [
    [foldText(feminine), name] as const,
    [foldText(name), name] as const,
  ]),
)

/** The catalogue's spelling, whatever case, accents and gender were typed; anything else as it is. */
export const asSpecialty: Reader<string> = (cell) => {
  const text = asText(cell)?.trim()
  return text === undefined ? undefined : (specialtyByWord.get(foldText(text)) ?? text)
}

const insurerByWord: ReadonlyMap<string, InsurerName> = new Map(
  INSURERS.map(({ name }) => [foldText(name), name]),
)

/** Each insurer once, in the catalogue's spelling; undefined where one is not in it. */
export const asInsurers: Reader<InsurerName[]> = (cell) => {
  const found = asList(cell)?.map((name) => insurerByWord.get(foldText(name.trim())))
  if (!found) return undefined
  const known = found.filter((name) => name !== undefined)
  return known.length === found.length ? [...new Set(known)] : undefined
}

export const asWeekdays: Reader<string[]> = (cell) => asList(cell)?.map((day) => foldText(day.trim()))

export const asTitle: Reader<string> = (cell) => asText(cell)?.trim().replace(/\.$/, '')

const PLANS: ReadonlyMap<string, string> = new Map([
  ['gratuito', 'free'],
  ['gratis', 'free'],
  ['premium', 'premium'],
  ['free', 'free'],
])

/** A plan by its name on the site or in the data; anything else as it is. */
export const asPlan: Reader<string> = (cell) => {
  const text = asText(cell)?.trim()
  return text === undefined ? undefined : (PLANS.get(foldText(text)) ?? text)
}

export const asTrimmed: Reader<string> = (cell) => asText(cell)?.trim()

export const asStateCode: Reader<string> = (cell) => asText(cell)?.trim().toUpperCase()
