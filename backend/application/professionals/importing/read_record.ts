import type { NamedCells } from '#application/ports/record_files.ts'
import { INSURERS, type InsurerName } from '#domain/catalogue/insurers.ts'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { SPECIALTIES } from '#domain/catalogue/specialties.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import type { TypedProfile } from '#domain/professionals/profile_fields.ts'
import { foldText, hasForbiddenCharacters } from '#domain/shared/text.ts'
import { type ImportProblem, type ImportRule, isImportRule, problem } from './import_problem.ts'

/** Converts a cell; undefined if its type does not fit the column. */
type Reader<Value> = (cell: unknown) => Value | undefined

const asText: Reader<string> = (cell) => {
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

/** JSON booleans, or true/false, sim/não and 1/0 in spreadsheets. */
const asFlag: Reader<boolean> = (cell) =>
  FLAGS.get(typeof cell === 'string' ? cell.trim().toLowerCase() : cell)

/** A JSON list, or texts separated by `|`; a cell with a single number is accepted too. */
const asList: Reader<string[]> = (cell) => {
  if (cell === null) return []
  if (typeof cell === 'number') return [String(cell)]
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

/** The catalogue's spelling, ignoring case, accents and gender; an unknown value stays as it is. */
const asSpecialty: Reader<string> = (cell) => {
  const text = asText(cell)?.trim()
  return text === undefined ? undefined : (specialtyByWord.get(foldText(text)) ?? text)
}

const insurerByWord: ReadonlyMap<string, InsurerName> = new Map(
  INSURERS.map(({ name }) => [foldText(name), name]),
)

/** Unique insurers in the catalogue's spelling; undefined if one is unknown. */
const asInsurers: Reader<InsurerName[]> = (cell) => {
  const found = asList(cell)?.map((name) => insurerByWord.get(foldText(name.trim())))
  if (!found) return undefined
  const known = found.filter((name) => name !== undefined)
  return known.length === found.length ? [...new Set(known)] : undefined
}

const asWeekdays: Reader<string[]> = (cell) => asList(cell)?.map((day) => foldText(day.trim()))

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

const asTitle: Reader<string> = (cell) => asText(cell)?.trim().replace(/\.$/, '')

const PLANS: ReadonlyMap<string, string> = new Map([
  ['gratuito', 'free'],
  ['gratis', 'free'],
  ['premium', 'premium'],
  ['free', 'free'],
])

/** A plan by its name on the site or in the data; an unknown value stays as it is. */
const asPlan: Reader<string> = (cell) => {
  const text = asText(cell)?.trim()
  return text === undefined ? undefined : (PLANS.get(foldText(text)) ?? text)
}

const asTrimmed: Reader<string> = (cell) => asText(cell)?.trim()

const asStateCode: Reader<string> = (cell) => asText(cell)?.trim().toUpperCase()

/** The cells of a row by column; a column missing in the file is absent and changes nothing. */
export interface ImportedColumns extends TypedProfile {
  email?: string
  cpfCnpj?: string
  subscriptionLevel?: string
  isVerified?: boolean
  insurances?: InsurerName[]
}

type Column = keyof ImportedColumns
type Cells = { [Each in Column]-?: NonNullable<ImportedColumns[Each]> }

const READERS: { readonly [Each in Column]: Reader<Cells[Each]> } = {
  email: asText,
  title: asTitle,
  name: asText,
  lastname: asText,
  displayGender: asTrimmed,
  specialty: asSpecialty,
  crm: asText,
  rqe: asList,
  cpfCnpj: asTrimmed,
  slug: asTrimmed,
  city: asText,
  state: asStateCode,
  cep: asTrimmed,
  whatsapp: asText,
  phone: asText,
  presencial: asFlag,
  teleconsulta: asFlag,
  availability: asWeekdays,
  languages: asKeys(languageByWord),
  accessibility: asKeys(accessByWord),
  bio: asText,
  experience: asText,
  subscriptionLevel: asPlan,
  isVerified: asFlag,
  redirectUrl: asText,
  instagram: asText,
  linkedin: asText,
  youtube: asText,
  facebook: asText,
  twitter: asText,
  website: asText,
  insurances: asInsurers,
}

/** Columns that must not be cleared, or for which blank has no meaning. */
const BLANK_IS_ABSENT: ReadonlySet<Column> = new Set<Column>([
  'city',
  'state',
  'whatsapp',
  'displayGender',
  'presencial',
  'teleconsulta',
  'isVerified',
  'slug',
])
const BLANK_IS_FREE: SubscriptionLevel = 'free'

/** The columns an import understands. */
export const IMPORT_COLUMNS: readonly string[] = Object.keys(READERS)

/** Their names in Portuguese spreadsheets. */
const CALLED: Readonly<Partial<Record<Column, string>>> = {
  email: 'e-mail, correio eletrônico',
  title: 'título, tratamento',
  name: 'nome, primeiro nome',
  lastname: 'sobrenome, último nome',
  displayGender: 'gênero, sexo',
  specialty: 'especialidade',
  crm: 'registro, número de registro, registro profissional, conselho, inscrição',
  rqe: 'registro de especialista, registro de qualificação de especialista',
  cpfCnpj: 'cpf, cnpj, cpf/cnpj, documento',
  city: 'cidade, município',
  state: 'estado, uf',
  whatsapp: 'whats, zap, celular',
  phone: 'telefone, fone',
  presencial: 'atende presencial',
  teleconsulta: 'online, atende online, telemedicina',
  availability: 'disponibilidade, dias',
  languages: 'idiomas, línguas',
  accessibility: 'acessibilidade',
  bio: 'apresentação, biografia, sobre',
  experience: 'experiência',
  subscriptionLevel: 'plano, assinatura',
  isVerified: 'verificado',
  redirectUrl: 'redirecionamento',
  website: 'site, sítio',
  insurances: 'convênios, planos de saúde',
}

/** Normalizes a heading: case, accents, spaces and punctuation. */
const headingKey = (name: string) => foldText(name).replace(/[^a-z]/g, '')

const columnByHeading: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CALLED).flatMap(([column, names]) =>
    names.split(', ').map((name) => [headingKey(name), column] as const),
  ),
  ...IMPORT_COLUMNS.map((column) => [headingKey(column), column] as const),
])

const knownHeadings = new WeakMap<readonly string[], readonly string[]>()

/** Renames known columns to our names; unknown ones keep theirs. */
export function underOurNames({ names, cells }: NamedCells): NamedCells {
  const known = knownHeadings.get(names)
  const ours =
    known ?? names.map((name) => (isColumn(name) ? name : (columnByHeading.get(headingKey(name)) ?? name)))
  if (!known) knownHeadings.set(names, ours)
  return { names: ours, cells }
}

export interface ReadRecord {
  columns: ImportedColumns
  problems: ImportProblem[]
}

/** Converts every known cell to its type; the domain checks the values later. */
export function readRecord({ names, cells }: NamedCells): ReadRecord {
  const columns: Partial<Cells> = {}
  const problems: ImportProblem[] = []
  for (const [index, column] of names.entries()) {
    const cell = cells[index]
    if (!isColumn(column) || cell === undefined) continue
    if (BLANK_IS_ABSENT.has(column) && isBlank(cell)) continue
    if (isGarbled(cell)) problems.push(problem(column, 'characters'))
    else if (!readInto(columns, column, cell)) problems.push(problem(column, ruleOf(column)))
  }
  if (columns.subscriptionLevel === '') columns.subscriptionLevel = BLANK_IS_FREE
  return { columns, problems }
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(READERS, name)
}

/** Returns whether the cell fits the column. */
function readInto<Each extends Column>(columns: Partial<Cells>, column: Each, cell: unknown): boolean {
  const read: Reader<Cells[Each]> = READERS[column]
  const value = read(cell)
  if (value === undefined) return false
  columns[column] = value
  return true
}

function ruleOf(column: Column): ImportRule {
  const rule = `${column}_invalid`
  return READERS[column] !== asText && isImportRule(rule) ? rule : 'type'
}

function isBlank(cell: unknown): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '')
}

const NOT_DECODED = '\uFFFD'

function isGarbled(cell: unknown): boolean {
  return typeof cell === 'string' && (hasForbiddenCharacters(cell) || cell.includes(NOT_DECODED))
}
