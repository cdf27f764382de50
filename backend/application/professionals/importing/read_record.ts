import type { NamedCells } from '#application/ports/record_files.ts'
import { stateCalled } from '#domain/catalogue/states.ts'
import type { SubscriptionLevel } from '#domain/professionals/professional_state.ts'
import { tidyPasted } from '#domain/shared/pasted.ts'
import { hasForbiddenCharacters } from '#domain/shared/text.ts'
import type { CatalogueWords } from './catalogue_words.ts'
import { FULL_NAME } from './column_names.ts'
import {
  asFlag,
  asLine,
  asTitle,
  type Cells,
  type Column,
  type ImportedColumns,
  isColumn,
  READERS,
  ruleOf,
} from './column_readers.ts'
import { type ImportProblem, type ImportRule, problem, problemWith } from './import_problem.ts'

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
  if (title && columns.title === undefined) columns.title = asTitle(title) ?? title
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

/** Returns whether the cell fits the column. */
function readInto<Each extends Column>(
  columns: Partial<Cells>,
  column: Each,
  cell: unknown,
  words: CatalogueWords,
): boolean {
  const value = READERS[column](cell, words)
  if (value === undefined) return false
  columns[column] = value
  return true
}

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
