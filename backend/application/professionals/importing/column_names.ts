import type { NamedCells } from '#application/ports/record_files.ts'
import { foldText } from '#domain/shared/text.ts'
import { type Column, isColumn, READERS } from './column_readers.ts'
import { REGISTER_COLUMNS } from './register_columns.ts'

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

/** What people call a column, in Portuguese. */
export function columnInPortuguese(column: string): string {
  return (isColumn(column) && CALLED[column]?.split(', ')[0]) || column
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
