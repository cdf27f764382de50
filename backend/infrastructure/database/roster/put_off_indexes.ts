import { Client } from 'pg'
import { codeOf } from '../database.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const MEMORY = '256MB'

/**
 * The indexes of `professionals` that make lists fast and keep nothing right: two thirds of what an import costs the
 * database. They can be put off while very many rows come, and are made again at once afterwards, without a lock that
 * writers would notice. What was put off stands in a table until it is back, whatever happens in between.
 */
export class PutOffIndexes {
  readonly #ownerUrl: string

  /** `ownerUrl`: who may make and drop indexes. */
  constructor(ownerUrl: string) {
    this.#ownerUrl = ownerUrl
  }

  /** Does nothing where somebody holds the table for long, or puts off or back at this moment. */
  async putOff(): Promise<void> {
    await this.#alone(async (owner) => {
      await owner.query("begin; set local lock_timeout = '500ms'")
      try {
        const { rows } = await owner.query<{ name: string }>(
          `insert into put_off_indexes (name, definition)
           select relname, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
           where indrelid = 'professionals'::regclass and not indisunique and indisvalid
           on conflict (name) do update set definition = excluded.definition returning name`,
        )
        for (const { name } of rows) await owner.query(`drop index ${name}`)
        await owner.query('commit')
      } catch (error) {
        await owner.query('rollback')
        if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
      }
    })
  }

  /**
   * Makes every index again that was put off, now or by an import that was cut off; not where another process does. The
   * longest first, since each waits for statements of others that are older than its rows.
   */
  async putBack(): Promise<void> {
    await this.#alone(async (owner) => {
      await owner.query(`set maintenance_work_mem = '${MEMORY}'`)
      const { rows } = await owner.query<{ name: string; definition: string }>(
        `select name, definition from put_off_indexes order by definition not like '% USING gin %', name`,
      )
      for (const { name, definition } of rows) await putBack(owner, name, definition)
    })
  }

  /** Nobody waits for a turn: an index is made without locks only once all who wait in a statement are gone. */
  async #alone(work: (owner: Client) => Promise<void>): Promise<void> {
    const owner = new Client({ connectionString: this.#ownerUrl })
    await owner.connect()
    try {
      const { rows } = await owner.query<{ free: boolean }>(
        "select pg_try_advisory_lock(hashtext('put off indexes')) as free",
      )
      if (rows[0]?.free) await work(owner)
    } finally {
      await owner.end()
    }
  }
}

/** One that was cut off while it was made is there, but not valid (https://www.postgresql.org/docs/current/sql-createindex.html). */
async function putBack(owner: Client, name: string, definition: string): Promise<void> {
  const { rows } = await owner.query(
    'select from pg_index where indexrelid = to_regclass($1) and indisvalid',
    [name],
  )
  if (rows.length === 0) {
    await owner.query(`drop index if exists ${name}`)
    await owner.query(definition.replace(/^CREATE INDEX /, 'CREATE INDEX CONCURRENTLY '))
  }
  await owner.query('delete from put_off_indexes where name = $1', [name])
}
