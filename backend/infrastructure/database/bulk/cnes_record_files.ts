import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { from } from 'pg-copy-streams'
import {
  type RecordFile,
  type RecordFileChoice,
  RecordFiles,
  RecordFileUnusable,
  type SourceRecord,
} from '#application/ports/record_files.ts'
import type { LeftOut, Registers } from '#application/ports/registers.ts'

/** Of the monthly files of the CNES those that describe people, with the columns that are read. */
const FILES = {
  tbCargaHorariaSus: [
    'CO_UNIDADE',
    'CO_PROFISSIONAL_SUS',
    'CO_CBO',
    'CO_CONSELHO_CLASSE',
    'NU_REGISTRO',
    'SG_UF_CRM',
    'QT_CARGA_HORARIA_AMBULATORIAL',
  ],
  tbDadosProfissionalSus: ['CO_PROFISSIONAL_SUS', 'NO_PROFISSIONAL'],
  tbEstabelecimento: [
    'CO_UNIDADE',
    'NO_FANTASIA',
    'NO_LOGRADOURO',
    'NU_ENDERECO',
    'NO_BAIRRO',
    'CO_CEP',
    'NU_TELEFONE',
    'CO_MUNICIPIO_GESTOR',
  ],
} as const

type CnesFile = keyof typeof FILES

/** The file of refused rows, made with the first one. */
interface RefusedLines {
  add(line: string): Promise<void>
  close(): Promise<string | null>
}

interface CnesTools {
  /** Opens what is no folder. */
  files: RecordFiles
  registers: Registers
  refusedAt: (path: string) => RefusedLines
  /** Of the database in which the files are staged. */
  url: string
}

const PAGE = 1_000
/** Places per person that are read; a profile holds twenty. */
const MAX_PLACES = 20

/**
 * Opens a folder with the monthly files of the CNES as one file of professionals, a row per registration (council,
 * number, state); anything else as `files` does.
 */
export class CnesRecordFiles extends RecordFiles {
  readonly #tools: CnesTools

  constructor(tools: CnesTools) {
    super()
    this.#tools = tools
  }

  override async open(choice: RecordFileChoice): Promise<RecordFile> {
    const isFolder = choice.path !== '-' && (await stat(choice.path).catch(() => null))?.isDirectory()
    if (!isFolder) return this.#tools.files.open(choice)
    const paths = await newestFiles(choice.path)
    const { councils = {} } = await this.#tools.registers.mapping('cnes')
    const client = new Client({ connectionString: this.#tools.url, application_name: 'saude-perto-cnes' })
    await client.connect()
    try {
      const leftOut = await stage(client, paths, Object.keys(councils))
      const refused = this.#tools.refusedAt(choice.failedPath ?? `${basename(choice.path)}.failed.ndjson`)
      return new CnesRecordFile(basename(choice.path), {
        client,
        refused,
        leftOut,
        registers: this.#tools.registers,
      })
    } catch (error) {
      await client.end()
      throw error
    }
  }
}

async function newestFiles(folder: string): Promise<Record<CnesFile, string>> {
  const names = (await readdir(folder)).toSorted().toReversed()
  const pathOf = (file: CnesFile) => {
    const name = names.find((each) => new RegExp(`^${file}\\d{6}\\.csv$`, 'i').test(each))
    if (!name) throw new RecordFileUnusable(`Falta ${file}AAAAMM.csv na pasta ${folder}.`)
    return join(folder, name)
  }
  return {
    tbCargaHorariaSus: pathOf('tbCargaHorariaSus'),
    tbDadosProfissionalSus: pathOf('tbDadosProfissionalSus'),
    tbEstabelecimento: pathOf('tbEstabelecimento'),
  }
}

/**
 * Copies the files as they are into temporary tables of this session and groups them there: a person's rows lie
 * anywhere in millions, and PostgreSQL sorts on the disk what does not fit in memory. Nothing of it outlives the
 * session, and the memory of this process does not grow. Returns how many rows describe nobody.
 */
async function stage(
  client: Client,
  paths: Record<CnesFile, string>,
  councils: readonly string[],
): Promise<Partial<Record<LeftOut, number>>> {
  await client.query("set work_mem = '64MB'")
  for (const [file, path] of Object.entries(paths)) await copyFile(client, file as CnesFile, path)
  await client.query(USABLE)
  await client.query(GROUPED, [councils])
  await client.query('create index on staged_tbEstabelecimento (CO_UNIDADE)')
  await client.query('alter table staged_people add primary key (n)')
  const counted = await client.query<{ without: string; unknown: string }>(COUNTED, [councils])
  const [row] = counted.rows
  return counts({ no_registration: row?.without, unknown_council: row?.unknown })
}

function counts(found: Partial<Record<LeftOut, string | undefined>>): Partial<Record<LeftOut, number>> {
  const some = Object.entries(found).filter(([, count]) => Number(count ?? 0) > 0)
  return Object.fromEntries(some.map(([reason, count]) => [reason, Number(count)]))
}

const STATE = "state ~ '^[A-Z]{2}$'"

const USABLE = `create temp table staged_work as
  select CO_PROFISSIONAL_SUS as person, CO_UNIDADE as unit, CO_CBO as occupation, CO_CONSELHO_CLASSE as council,
    ltrim(regexp_replace(NU_REGISTRO, '[^0-9]', '', 'g'), '0') as number, upper(btrim(SG_UF_CRM)) as state,
    case when QT_CARGA_HORARIA_AMBULATORIAL ~ '^[0-9]{1,4}$'
      then QT_CARGA_HORARIA_AMBULATORIAL::integer else 0 end as hours
  from staged_tbCargaHorariaSus`

const COUNTED = `select
  count(*) filter (where coalesce(number, '') = '' or ${STATE} is not true or council is null) as without,
  count(*) filter (where number <> '' and ${STATE} and council <> all ($1)) as unknown
  from staged_work`

const GROUPED = `create temp table staged_people as
  select (row_number() over (order by council, state, number))::integer as n, grouped.* from (
    select council, state, number, min(NO_PROFISSIONAL) as name, count(distinct NO_PROFISSIONAL)::integer as names,
      (array_agg(occupation order by hours desc, occupation, unit))[1:${MAX_PLACES}] as occupations,
      (array_agg(unit order by hours desc, occupation, unit))[1:${MAX_PLACES}] as units
    from staged_work
    left join staged_tbDadosProfissionalSus on CO_PROFISSIONAL_SUS = person
    where number <> '' and ${STATE} and council = any ($1)
    group by council, state, number) grouped`

async function copyFile(client: Client, file: CnesFile, path: string): Promise<void> {
  const header = await headerOf(path)
  const missing = FILES[file].filter((column) => !header.includes(column))
  if (missing.length > 0) throw new RecordFileUnusable(`${basename(path)} não tem ${missing.join(', ')}.`)
  const isRead = new Set<string>(FILES[file])
  const columns = header.map((column, place) => `${isRead.has(column) ? column : `other_${place}`} text`)
  await client.query(`create temp table staged_${file} (${columns.join(', ')})`)
  const sink = client.query(
    from(`copy staged_${file} from stdin (format csv, delimiter ';', header true, encoding 'LATIN1')`),
  )
  try {
    await pipeline(createReadStream(path, { highWaterMark: 1 << 18 }), sink)
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw new RecordFileUnusable(`${basename(path)} não pôde ser lido: ${why}`, { cause: error })
  }
  const unread = header.flatMap((column, place) => (isRead.has(column) ? [] : [`drop other_${place}`]))
  if (unread.length > 0) await client.query(`alter table staged_${file} ${unread.join(', ')}`)
  await client.query(`analyze staged_${file}`)
}

async function headerOf(path: string): Promise<string[]> {
  for await (const line of createInterface({ input: createReadStream(path, 'latin1') }))
    return line.split(';').map((name) => name.replace(/^\uFEFF?"?|"?\r?$/gu, '').toUpperCase())
  return []
}

interface StagedPerson {
  n: number
  council: string
  state: string
  number: string
  name: string | null
  names: number
  occupations: (string | null)[]
  units: string[]
}

interface StagedUnit {
  unit: string
  name: string | null
  address: string | null
  cep: string | null
  phone: string | null
  municipality: string | null
}

const PAGE_OF_PEOPLE = 'select * from staged_people where n > $1 order by n limit $2'
const UNITS = `select CO_UNIDADE as unit, NO_FANTASIA as name, CO_CEP as cep, NU_TELEFONE as phone,
  concat_ws(', ', nullif(NO_LOGRADOURO, ''), nullif(NU_ENDERECO, ''), nullif(NO_BAIRRO, '')) as address,
  CO_MUNICIPIO_GESTOR as municipality from staged_tbEstabelecimento where CO_UNIDADE = any ($1)`

interface Staged {
  client: Client
  refused: RefusedLines
  leftOut: Partial<Record<LeftOut, number>>
  registers: Registers
}

/** The staged people, in the order of their registrations; `line` is their number. */
class CnesRecordFile implements RecordFile {
  readonly name: string
  readonly leftOut: Partial<Record<LeftOut, number>>
  readonly #staged: Staged

  constructor(name: string, staged: Staged) {
    this.name = name
    this.leftOut = staged.leftOut
    this.#staged = staged
  }

  async *records(): AsyncGenerator<SourceRecord> {
    const { client } = this.#staged
    for (let after = 0; ;) {
      const { rows } = await client.query<StagedPerson>(PAGE_OF_PEOPLE, [after, PAGE])
      if (rows.length === 0) return
      const units = await this.#units(rows)
      for (const row of rows) {
        after = row.n
        const reason = row.name === null ? 'unknown_person' : row.names > 1 ? 'ambiguous_registration' : null
        if (reason) this.leftOut[reason] = (this.leftOut[reason] ?? 0) + 1
        else yield this.#recordOf(row, units)
      }
    }
  }

  async #units(people: readonly StagedPerson[]): Promise<ReadonlyMap<string, StagedUnit>> {
    const wanted = [...new Set(people.flatMap(({ units }) => units))]
    const { rows } = await this.#staged.client.query<StagedUnit>(UNITS, [wanted])
    return new Map(rows.map((row) => [row.unit, row]))
  }

  #recordOf(person: StagedPerson, units: ReadonlyMap<string, StagedUnit>): SourceRecord {
    const { registers } = this.#staged
    const places = [...new Set(person.units)].flatMap((unit) => units.get(unit) ?? [])
    const known = person.occupations.find((each) => each !== null && registers.specialtyOf(each) !== null)
    const row = {
      NO_PROFISSIONAL: person.name,
      CO_CBO: known ?? person.occupations[0] ?? '',
      CO_CONSELHO_CLASSE: person.council,
      NU_REGISTRO: person.number,
      SG_UF_CRM: person.state,
      CO_MUNICIPIO: places[0]?.municipality ?? '',
      places,
    }
    return {
      line: person.n,
      fields: { names: Object.keys(row), cells: Object.values(row) },
      raw: JSON.stringify(row),
    }
  }

  async reject({ raw }: SourceRecord, reason: string): Promise<void> {
    await this.#staged.refused.add(`${JSON.stringify({ _error: reason, ...JSON.parse(String(raw)) })}\n`)
  }

  async close(): Promise<string | null> {
    await this.#staged.client.end()
    return this.#staged.refused.close()
  }
}
