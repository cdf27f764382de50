import type { InsurerName } from '#domain/catalogue/insurers.ts'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { stateCalled } from '#domain/catalogue/states.ts'
import type { TypedProfile } from '#domain/professionals/profile_fields.ts'
import { pastedDocument, tidyPasted, tidyPastedLine } from '#domain/shared/pasted.ts'
import { phoneNumber, telephone } from '#domain/shared/phone.ts'
import { foldText } from '#domain/shared/text.ts'
import type { CatalogueWords } from './catalogue_words.ts'
import { type ImportRule, isImportRule } from './import_problem.ts'

/** Converts a cell; undefined if its type does not fit the column. */
type Reader<Value> = (cell: unknown, words: CatalogueWords) => Value | undefined

const asText = (cell: unknown): string | undefined => {
  if (cell === null) return ''
  if (typeof cell === 'string') return tidyPasted(cell)
  return typeof cell === 'number' ? String(cell) : undefined
}

export const asLine = (cell: unknown): string | undefined => {
  const text = asText(cell)
  return text === undefined ? undefined : tidyPastedLine(text)
}

/** Digits that a program wrote as a number of its own: 13010001.0. */
const asDigits = (cell: unknown): string | undefined => asLine(cell)?.replace(/^(\d+)\.0$/, '$1')

/** The first of several numbers in a cell that is one: '34 3227-9025 / 34 98441-5500'. */
const asFirst =
  (isOne: (typed: string) => string | null): Reader<string> =>
  (cell) => {
    const text = asDigits(cell)
    if (!text || isOne(text)) return text
    const parts = text.split(/\s*(?:[/;|,]|\be\b|\bou\b)\s*/)
    const areNumbers = parts.every((part) => /^[\d\s().+-]+$/.test(part))
    return (areNumbers && parts.find((part) => isOne(part))) || text
  }

/** A postal code; a cell that holds a number has lost its zeros. */
const asCep: Reader<string> = (cell) =>
  typeof cell === 'number' ? String(cell).padStart(8, '0') : asDigits(cell)

const asDocument: Reader<string> = (cell) => {
  const text = asDigits(cell)
  return text === undefined ? undefined : pastedDocument(text)
}

/** Lower case without accents and punctuation. */
const keyOf = (text: string) => foldText(text).replace(/[^a-z0-9]/g, '')

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...[true, 1, 'true', 'verdadeiro', 'sim', 's', 'yes', 'y', 'x', '1', 'v'].map(
    (word) => [word, true] as const,
  ),
  ...[false, 0, 'false', 'falso', 'nao', 'n', 'no', '0', 'f'].map((word) => [word, false] as const),
])

/** JSON booleans, or what spreadsheets and people write for them. */
export const asFlag: Reader<boolean> = (cell) => FLAGS.get(typeof cell === 'string' ? keyOf(cell) : cell)

/** A JSON list, or texts separated by `|`, `;`, commas or line breaks; a cell with a single number is accepted too. */
const asList = (cell: unknown): string[] | undefined => {
  if (cell === null) return []
  if (typeof cell === 'number') return [String(cell)]
  const items = typeof cell === 'string' ? tidyPasted(cell).split(/[|;,\n]/) : cell
  if (!Array.isArray(items) || !items.every((item) => typeof item === 'string')) return undefined
  return items.map(tidyPastedLine).filter(Boolean)
}

/** The catalogue's spelling of the only specialty that is meant; anything else stays as it is. */
const asSpecialty: Reader<string> = (cell, words) => {
  const text = asLine(cell)
  if (!text) return text
  const [specialty = text, ...others] = words.specialtiesMeant(text)
  return others.length > 0 ? text : specialty
}

/** Unique insurers in the catalogue's spelling; undefined if one is unknown. */
const asInsurers: Reader<InsurerName[]> = (cell, words) => {
  const found = asList(cell)?.map((name) => words.insurerMeant(name))
  if (!found) return undefined
  const known = found.filter((name) => name !== null)
  return known.length === found.length ? [...new Set(known)] : undefined
}

const asWeekdays: Reader<string[]> = (cell) =>
  asList(cell)?.map((day) => foldText(day).replace(/[-. ]*feira$/, ''))

const keyByWord = (catalogue: readonly { key: string; name: string }[]) =>
  new Map(
    catalogue.flatMap(({ key, name }) => [[foldText(key), key] as const, [foldText(name), key] as const]),
  )
const languageByWord = keyByWord(LANGUAGES)
const accessByWord = keyByWord(ACCESSIBILITY)

/** By key or name; an unknown value stays as it is. */
const asKeys =
  (keys: ReadonlyMap<string, string>): Reader<string[]> =>
  (cell) =>
    asList(cell)?.map((word) => keys.get(foldText(word.trim())) ?? word)

const TITLES: ReadonlyMap<string, string> = new Map([
  ...['dr', 'doutor'].map((word) => [word, 'Dr'] as const),
  ...['dra', 'doutora'].map((word) => [word, 'Dra'] as const),
])

export const asTitle = (cell: unknown): string | undefined => meantBy(TITLES, asLine(cell))

const GENDERS: ReadonlyMap<string, string> = new Map([
  ...['m', 'masc', 'masculino', 'homem'].map((word) => [word, 'masculino'] as const),
  ...['f', 'fem', 'feminino', 'mulher'].map((word) => [word, 'feminino'] as const),
])

const asGender: Reader<string> = (cell) => meantBy(GENDERS, asLine(cell))

/** An unknown text stays as it is. */
function meantBy(words: ReadonlyMap<string, string>, text: string | undefined): string | undefined {
  return text === undefined ? undefined : (words.get(keyOf(text)) ?? text)
}

const PLANS: ReadonlyMap<string, string> = new Map([
  ['gratuito', 'free'],
  ['gratis', 'free'],
  ['premium', 'premium'],
  ['free', 'free'],
])

/** A plan by its name on the site or in the data; an unknown value stays as it is. */
const asPlan: Reader<string> = (cell) => meantBy(PLANS, asLine(cell))

/** The code of a state by code or name; an unknown value stays as it is. */
const asStateCode: Reader<string> = (cell) => {
  const text = asLine(cell)
  return text && (stateCalled(text.replace(/[.()]/g, '')) ?? text)
}

/** The cells of a row by column; a column missing in the file is absent and changes nothing. */
export interface ImportedColumns extends TypedProfile {
  email?: string
  cpfCnpj?: string
  subscriptionLevel?: string
  isVerified?: boolean
  insurances?: InsurerName[]
}

export type Column = keyof ImportedColumns
export type Cells = { [Each in Column]-?: NonNullable<ImportedColumns[Each]> }

export const READERS: { readonly [Each in Column]: Reader<Cells[Each]> } = {
  email: asLine,
  title: asTitle,
  name: asLine,
  lastname: asLine,
  displayGender: asGender,
  specialty: asSpecialty,
  crm: asDigits,
  rqe: asList,
  cpfCnpj: asDocument,
  slug: asLine,
  city: asLine,
  state: asStateCode,
  cep: asCep,
  whatsapp: asFirst(phoneNumber),
  phone: asFirst(telephone),
  presencial: asFlag,
  teleconsulta: asFlag,
  availability: asWeekdays,
  languages: asKeys(languageByWord),
  accessibility: asKeys(accessByWord),
  bio: asText,
  experience: asText,
  subscriptionLevel: asPlan,
  isVerified: asFlag,
  redirectUrl: asLine,
  instagram: asLine,
  linkedin: asLine,
  youtube: asLine,
  facebook: asLine,
  twitter: asLine,
  website: asLine,
  insurances: asInsurers,
}

/** Readers that refuse nothing but another type. */
const TEXTS: ReadonlySet<unknown> = new Set([asText, asLine, asDigits, asDocument])

/** Why a cell that could not be read is refused. */
export function ruleOf(column: Column): ImportRule {
  const rule = `${column}_invalid`
  return !TEXTS.has(READERS[column]) && isImportRule(rule) ? rule : 'type'
}

export function isColumn(name: string): name is Column {
  return Object.hasOwn(READERS, name)
}
