import type { NamedCells } from '#application/ports/record_files.ts'
import type { InsurerName } from '#domain/catalogue/insurers.ts'
import { ACCESSIBILITY, LANGUAGES } from '#domain/catalogue/languages_and_access.ts'
import { stateCalled } from '#domain/catalogue/states.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import type { TypedProfile } from '#domain/professionals/profile_fields.ts'
import { pastedDocument, tidyPasted, tidyPastedLine } from '#domain/shared/pasted.ts'
import { phoneNumber, telephone } from '#domain/shared/phone.ts'
import { foldText, hasForbiddenCharacters } from '#domain/shared/text.ts'
import type { CatalogueWords } from './catalogue_words.ts'
import { REGISTER_COLUMNS } from './register_columns.ts'
import { type ImportProblem, type ImportRule, isImportRule, problem, problemWith } from './import_problem.ts'

/** Converts a cell; undefined if its type does not fit the column. */
type Reader<Value> = (cell: unknown, words: CatalogueWords) => Value | undefined

const asText = (cell: unknown): string | undefined => {
  if (cell === null) return ''
  if (typeof cell === 'string') return tidyPasted(cell)
  return typeof cell === 'number' ? String(cell) : undefined
}

const asLine = (cell: unknown): string | undefined => {
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
const asFlag: Reader<boolean> = (cell) => FLAGS.get(typeof cell === 'string' ? keyOf(cell) : cell)

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

const asTitle: Reader<string> = (cell) => meantBy(TITLES, asLine(cell))

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

type Column = keyof ImportedColumns
type Cells = { [Each in Column]-?: NonNullable<ImportedColumns[Each]> }

const READERS: { readonly [Each in Column]: Reader<Cells[Each]> } = {
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

/** Columns that must not be cleared, or for which blank has no meaning; no yes or no is cleared either. */
const BLANK_IS_ABSENT: ReadonlySet<Column> = new Set<Column>([
  'city',
  'state',
  'whatsapp',
  'displayGender',
  'slug',
])
const isAbsentWhenBlank = (column: Column) => BLANK_IS_ABSENT.has(column) || READERS[column] === asFlag
const BLANK_IS_FREE: SubscriptionLevel = 'free'

/** A first name and a last name in one cell, often with a title. */
export const FULL_NAME = 'fullName'

/** The columns of a professional, as an export writes them and an import understands. */
export const IMPORT_COLUMNS: readonly string[] = Object.keys(READERS)

/** Their names in Portuguese spreadsheets; null where ours is theirs. */
const CALLED: Readonly<Record<Column | typeof FULL_NAME, string | null>> = {
  fullName: 'nome completo, nome e sobrenome, nome do profissional, profissional',
  email: 'e-mail, correio eletrônico',
  title: 'título, tratamento',
  name: 'nome, primeiro nome',
  lastname: 'sobrenome, último nome',
  displayGender: 'gênero, sexo',
  specialty: 'especialidade',
  crm: 'registro, número de registro, nº do registro, registro profissional, conselho, nº do conselho, número do conselho, registro no conselho, inscrição, nº de inscrição',
  rqe: 'registro de especialista, registro de qualificação de especialista',
  cpfCnpj: 'cpf, cnpj, cpf/cnpj, documento',
  slug: null,
  cep: null,
  city: 'cidade, município, localidade',
  state: 'estado, uf',
  whatsapp: 'whats, zap, celular, celular/whatsapp, whatsapp/celular, telefone celular, cel',
  phone: 'telefone, fone, tel, telefone fixo, telefone comercial',
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
  instagram: null,
  linkedin: null,
  youtube: null,
  facebook: null,
  twitter: null,
  website: 'site, sítio',
  insurances: 'convênios, planos de saúde, convênios aceitos, planos aceitos',
}

/** Normalizes a heading: case, accents, spaces and punctuation. */
const headingKey = (name: string) => foldText(name).replace(/[^a-z]/g, '')

const columnByHeading: ReadonlyMap<string, string> = new Map([
  ...Object.entries(CALLED).flatMap(([column, names]) =>
    (names?.split(', ') ?? []).map((name) => [headingKey(name), column] as const),
  ),
  ...IMPORT_COLUMNS.map((column) => [headingKey(column), column] as const),
])

/** Columns of a file under other names, by heading: { Celular: 'whatsapp' }. */
export type ColumnNames = ReadonlyMap<string, string>

/** Returns our name of a column by that name or one of its Portuguese ones; null if there is none. */
function columnCalled(name: string): string | null {
  const isOurs = name === FULL_NAME || isColumn(name) || REGISTER_COLUMNS.some((column) => column === name)
  return isOurs ? name : (columnByHeading.get(headingKey(name)) ?? null)
}

const knownHeadings = new WeakMap<readonly string[], readonly string[]>()

/** Renames known columns to our names, those that the operator named first; unknown ones keep theirs. */
export function underOurNames({ names, cells }: NamedCells, given?: ColumnNames): NamedCells {
  const known = knownHeadings.get(names)
  const ours =
    known ??
    withFullName(
      names,
      names.map((name) => given?.get(headingKey(name)) ?? columnCalled(name) ?? name),
    )
  if (!known) knownHeadings.set(names, ours)
  return { names: ours, cells }
}

/** 'Nome' in a file without last names is the whole name, as most lists have it. */
function withFullName(headings: readonly string[], ours: readonly string[]): readonly string[] {
  if (ours.includes('lastname')) return ours
  return ours.map((name, place) => (name === 'name' && headings[place] !== 'name' ? FULL_NAME : name))
}

/** Returns the columns that an operator named: 'Celular=whatsapp'; null if one is malformed or unknown. */
export function columnNames(pairs: readonly string[]): ColumnNames | null {
  const named = pairs.map((pair) => {
    const [, heading = '', column = ''] = /^(.+)=([^=]+)$/.exec(pair) ?? []
    return [headingKey(heading), columnCalled(column.trim())] as const
  })
  const known = named.flatMap(([heading, column]) => (heading && column ? [[heading, column] as const] : []))
  return known.length === named.length ? new Map(known) : null
}

export interface ReadRecord {
  columns: ImportedColumns
  problems: ImportProblem[]
  /** The cells as they stand in the file, by column. */
  typed: ReadonlyMap<string, unknown>
}

/** Converts every known cell to its type; the domain checks the values later. `clearsEmpty`: a blank cell is a value. */
export function readRecord(
  { names, cells }: NamedCells,
  { words, clearsEmpty }: { words: CatalogueWords; clearsEmpty: boolean },
): ReadRecord {
  const columns: Partial<Cells> = {}
  const problems: ImportProblem[] = []
  const typed = new Map<string, unknown>()
  for (const [index, column] of names.entries()) {
    const cell = cells[index]
    if (cell === undefined || (!clearsEmpty && isBlank(cell))) continue
    if (column === FULL_NAME) readFullName(columns, problems, cell)
    if (!isColumn(column) || (isAbsentWhenBlank(column) && isBlank(cell))) continue
    typed.set(column, cell)
    const fault = faultOf(cell)
    if (fault) problems.push(problem(column, fault))
    else if (!readInto(columns, column, cell, words)) problems.push(problemWith(column, ruleOf(column), cell))
  }
  if (columns.subscriptionLevel === '') columns.subscriptionLevel = BLANK_IS_FREE
  readStateOfCity(columns)
  return { columns, problems, typed }
}

const TITLE_BEFORE_NAME = /^(dr|dra|doutor|doutora)\.? +(?=\S)/i

/** 'Dra. Ana Maria Lima' is Ana, Maria Lima; 'Lima, Ana' is Ana, Lima. */
function readFullName(columns: Partial<Cells>, problems: ImportProblem[], cell: unknown): void {
  const fault = faultOf(cell)
  const text = asLine(cell)
  if (fault || text === undefined) return void problems.push(problem(FULL_NAME, fault ?? 'type'))
  const title = TITLE_BEFORE_NAME.exec(text)?.[1]
  const [last = '', first] = text.replace(TITLE_BEFORE_NAME, '').split(/\s*,\s*/)
  const [name = '', ...others] = (first ? `${first} ${last}` : last).split(' ')
  columns.name ??= name
  if (others.length > 0) columns.lastname ??= others.join(' ')
  if (title && columns.title === undefined) columns.title = meantBy(TITLES, title) ?? title
}

/** Campinas/SP, Campinas - São Paulo, Campinas (SP); SP - Campinas. */
const CITY_AND_STATE = /^(.+?)(?:\s*[/,(|]\s*|\s+[-–]\s+|-(?=[a-z]{2}$))([\p{L} ]+)\)?$/iu
const STATE_AND_CITY = /^([a-z]{2})\s*[-–/,|]\s*(.+)$/i

/** Takes the state out of the city's cell, unless the row says another one. */
function readStateOfCity(columns: Partial<Cells>): void {
  const [, city = '', after = ''] = CITY_AND_STATE.exec(columns.city ?? '') ?? []
  const [, before = '', last = ''] = STATE_AND_CITY.exec(columns.city ?? '') ?? []
  const found = [
    { city, state: stateCalled(after) },
    { city: last, state: stateCalled(before) },
  ].find((each) => each.state !== null && (columns.state ?? each.state) === each.state)
  if (found?.state) Object.assign(columns, found)
}

function isColumn(name: string): name is Column {
  return Object.hasOwn(READERS, name)
}

/** Returns whether the cell fits the column. */
function readInto<Each extends Column>(
  columns: Partial<Cells>,
  column: Each,
  cell: unknown,
  words: CatalogueWords,
): boolean {
  const read: Reader<Cells[Each]> = READERS[column]
  const value = read(cell, words)
  if (value === undefined) return false
  columns[column] = value
  return true
}

function ruleOf(column: Column): ImportRule {
  const rule = `${column}_invalid`
  return !TEXTS.has(READERS[column]) && isImportRule(rule) ? rule : 'type'
}

/** Readers that refuse nothing but another type. */
const TEXTS: ReadonlySet<unknown> = new Set([asText, asLine, asDigits, asDocument])

function isBlank(cell: unknown): boolean {
  return cell === null || (typeof cell === 'string' && cell.trim() === '')
}

const NOT_DECODED = '\uFFFD'
/** What Excel, in English and Portuguese, and LibreOffice write where a formula failed. */
const SHEET_ERRORS = [
  ...[
    'N/?[AD]',
    'REF!',
    'VALOR!',
    'VALUE!',
    'NOME\\?',
    'NAME\\?',
    'DIV/0!',
    'N[ÚU]M!',
    'NUL[OL]!',
    'C[ÁA]LC!',
  ],
  ...['DESPEJAR!', 'SPILL!', 'CAMPO!', 'FIELD!', 'BLOQUEADO!', 'BLOCKED!', 'CONECTAR!', 'CONNECT!'],
  ...['OBTENDO_DADOS', 'GETTING_DATA'],
]
const SHEET_ERROR = new RegExp(`^(?:#(?:${SHEET_ERRORS.join('|')})|(?:Err|Erro):\\d{3}|#+)$`, 'i')

/** Why a cell is refused in any column; null if it is not. */
function faultOf(cell: unknown): ImportRule | null {
  if (typeof cell !== 'string') return null
  if (SHEET_ERROR.test(cell.trim())) return 'sheet_error'
  return cell.includes(NOT_DECODED) || hasForbiddenCharacters(tidyPasted(cell)) ? 'characters' : null
}
