import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { Client } from 'pg'
import {
  type RecordFile,
  type RecordFileChoice,
  RecordFiles,
  type SourceRecord,
} from '#application/ports/record_files.ts'
import type { LeftOutCounts, Registers } from '#application/ports/registers.ts'
import { exampleOf } from '#domain/catalogue/license.ts'
import { newestFiles, stage } from './cnes_staging.ts'

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
      const leftOut = await stage(client, paths, {
        councils: Object.keys(councils),
        onPreparing: choice.onPreparing,
      })
      const refused = this.#tools.refusedAt(choice.failedPath ?? `${basename(choice.path)}.failed.ndjson`)
      return new CnesRecordFile(basename(choice.path), {
        client,
        refused,
        leftOut,
        councils,
        registers: this.#tools.registers,
      })
    } catch (error) {
      await client.end()
      throw error
    }
  }
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
/**
 * The code of an establishment begins with its municipality; that of the administration may be a state alone, or
 * elsewhere.
 */
const MUNICIPALITY = "coalesce(substring(CO_UNIDADE from '^([0-9]{6})[0-9]{7}$'), CO_MUNICIPIO_GESTOR)"
const UNITS = `select CO_UNIDADE as unit, NO_FANTASIA as name, CO_CEP as cep, NU_TELEFONE as phone,
  concat_ws(', ', nullif(NO_LOGRADOURO, ''), nullif(NU_ENDERECO, ''), nullif(NO_BAIRRO, '')) as address,
  ${MUNICIPALITY} as municipality from staged_tbEstabelecimento where CO_UNIDADE = any ($1)`

interface Staged {
  client: Client
  refused: RefusedLines
  leftOut: LeftOutCounts
  /** By their codes. */
  councils: Readonly<Record<string, string>>
  registers: Registers
}

/** The staged people, in the order of their registrations; `line` is their number. */
class CnesRecordFile implements RecordFile {
  readonly name: string
  readonly leftOut: LeftOutCounts
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
    const places = [...new Set(person.units)].flatMap((unit) => units.get(unit) ?? [])
    const row = {
      NO_PROFISSIONAL: person.name,
      CO_CBO: this.#occupationOf(person),
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

  /** The one of most hours that is a specialty under this council, else that is one at all, else whichever. */
  #occupationOf({ council, occupations }: StagedPerson): string {
    const { registers, councils } = this.#staged
    const known = occupations.flatMap((code) => {
      const specialty = code === null ? null : registers.specialtyOf(code)
      return code !== null && specialty ? [{ code, council: exampleOf(specialty).council }] : []
    })
    const chosen = known.find((each) => each.council === councils[council]) ?? known[0]
    return chosen?.code ?? occupations[0] ?? ''
  }

  async reject({ raw }: SourceRecord, reason: string): Promise<void> {
    await this.#staged.refused.add(`${JSON.stringify({ _error: reason, ...JSON.parse(String(raw)) })}\n`)
  }

  async close(): Promise<string | null> {
    await this.#staged.client.end()
    return this.#staged.refused.close()
  }
}
