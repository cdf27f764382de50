import { type CustomTypesConfig, type Pool, type QueryArrayResult, types } from 'pg'
import { openPool, PATIENT } from './open_database.ts'

export interface ShellAnswer {
  /** What it was: SELECT, UPDATE, CREATE … */
  command: string
  /** Rows given or changed; null where there are none to count. */
  count: number | null
  columns: readonly string[]
  rows: readonly (readonly unknown[])[]
}

const { DATE, TIME, TIMESTAMP, TIMESTAMPTZ, INT8 } = types.builtins
const AS_WRITTEN: readonly number[] = [DATE, TIME, TIMESTAMP, TIMESTAMPTZ]
const COUNT: number = INT8

/** Moments as PostgreSQL writes them, counts as numbers, all else as the driver has it. */
const VALUES: CustomTypesConfig = {
  getTypeParser(type: number, format?: string) {
    if (AS_WRITTEN.includes(type)) return (text: string) => text
    if (type === COUNT) return Number
    return types.getTypeParser(type, format as 'text')
  },
}

/** A connection of its own for an operator's own statements, each of 5 minutes at most. */
export class DatabaseShell {
  readonly #pool: Pool

  /** `writes`: without it PostgreSQL refuses whatever would change anything. */
  constructor(url: string, { writes }: { writes: boolean }) {
    this.#pool = openPool({
      ...{ ...PATIENT, url, name: 'saude-perto-shell', size: 1, statementLimit: 300_000 },
      ...(!writes && { options: '-c default_transaction_read_only=on' }),
    })
  }

  /** Runs one statement or several, parted by semicolons; several are one transaction. Rejects with what PostgreSQL says. */
  async run(text: string): Promise<ShellAnswer[]> {
    const answered: unknown = await this.#pool.query({ text, rowMode: 'array', types: VALUES })
    return (Array.isArray(answered) ? answered : [answered]).map(
      ({ command, rowCount, fields, rows }: Answered) => ({
        command,
        count: rowCount,
        columns: fields.map(({ name }) => name),
        rows,
      }),
    )
  }

  async close(): Promise<void> {
    await this.#pool.end()
  }
}

type Answered = QueryArrayResult<unknown[]>
