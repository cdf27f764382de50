import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { type RecordFileChoice, RecordFileUnusable } from '#application/ports/record_files.ts'
import type { LeftOut, LeftOutCounts } from '#application/ports/registers.ts'

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

/** Places per person that are read; a profile holds twenty. */
const MAX_PLACES = 20

/** Returns the newest of each monthly file in the folder. Throws `RecordFileUnusable`. */
export async function newestFiles(folder: string): Promise<Record<CnesFile, string>> {
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

interface StagingOptions extends Pick<RecordFileChoice, 'onPreparing'> {
  /** The codes of the councils whose rows are taken. */
  councils: readonly string[]
}

/**
 * Copies the files as they are into temporary tables of this session and groups them there: a person's rows lie
 * anywhere in millions, and PostgreSQL sorts on the disk what does not fit in memory. Nothing of it outlives the
 * session, and the memory of this process does not grow. Returns how many rows make no profile of their own.
 */
export async function stage(
  client: Client,
  paths: Record<CnesFile, string>,
  { councils, onPreparing }: StagingOptions,
): Promise<LeftOutCounts> {
  await client.query("set work_mem = '64MB'")
  for (const [file, path] of Object.entries(paths))
    await copyFile(client, { file: file as CnesFile, path, onPreparing })
  onPreparing?.({ file: null, share: 0 })
  await client.query(USABLE)
  await client.query(GROUPED, [councils])
  await client.query('create index on staged_tbEstabelecimento (CO_UNIDADE)')
  await client.query('alter table staged_people add primary key (n)')
  const counted = await client.query<{ without: string; unknown: string; same: string }>(COUNTED, [councils])
  const [row] = counted.rows
  return counts({
    ...{ no_registration: row?.without, unknown_council: row?.unknown, same_registration: row?.same },
  })
}

function counts(found: Partial<Record<LeftOut, string | undefined>>): LeftOutCounts {
  const some = Object.entries(found).filter(([, count]) => Number(count ?? 0) > 0)
  return Object.fromEntries(some.map(([reason, count]) => [reason, Number(count)]))
}

const STATE = "state ~ '^[A-Z]{2}$'"

/** The state tells the region, as in 06/12345 of a CRP; a physician's number has none. */
const WITHOUT_REGION = `case when CO_CONSELHO_CLASSE = '71' then NU_REGISTRO
  else regexp_replace(NU_REGISTRO, '^[^0-9]*[0-9]{1,2} */ *(?=[0-9]{3})', '') end`

const USABLE = `create temp table staged_work as
  select CO_PROFISSIONAL_SUS as person, CO_UNIDADE as unit, CO_CBO as occupation, CO_CONSELHO_CLASSE as council,
    ltrim(regexp_replace(${WITHOUT_REGION}, '[^0-9]', '', 'g'), '0') as number, upper(btrim(SG_UF_CRM)) as state,
    case when QT_CARGA_HORARIA_AMBULATORIAL ~ '^[0-9]{1,4}$'
      then QT_CARGA_HORARIA_AMBULATORIAL::integer else 0 end as hours
  from staged_tbCargaHorariaSus`

const COUNTED = `select
  count(*) filter (where coalesce(number, '') = '' or ${STATE} is not true or council is null) as without,
  count(*) filter (where number <> '' and ${STATE} and council <> all ($1)) as unknown,
  count(*) filter (where number <> '' and ${STATE} and council = any ($1)) - (select count(*) from staged_people) as same
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

interface Copied extends Pick<RecordFileChoice, 'onPreparing'> {
  file: CnesFile
  path: string
}

async function copyFile(client: Client, { file, path, onPreparing }: Copied): Promise<void> {
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
    const { size } = await stat(path)
    const source = createReadStream(path, { highWaterMark: 1 << 18 })
    const tell = () => onPreparing?.({ file: basename(path), share: source.bytesRead / Math.max(1, size) })
    tell()
    const copied = pipeline(source, sink)
    source.on('data', tell)
    await copied
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
