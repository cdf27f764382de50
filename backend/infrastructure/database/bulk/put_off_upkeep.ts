import type { Client } from 'pg'
import { BRIEFLY, LOCK_NOT_AVAILABLE } from '../begin_with_lock.ts'
import { codeOf } from '../database.ts'
import { withConnection } from '../with_connection.ts'
import { putBackForeignKeys, putOffForeignKeys } from './put_off_foreign_keys.ts'
import { putBackIndexes, putOffIndexes } from './put_off_indexes.ts'

const MEMORY = '256MB'

/**
 * What keeps the rows of professionals in order one by one costs an import more than the rows: the indexes of the lists,
 * and the foreign keys. Both can be put off while very many rows come, and are made up for at once afterwards, without a
 * lock that writers would notice. What was put off stands in tables until it is back, whatever happens in between.
 */
export class PutOffUpkeep {
  readonly #ownerUrl: string

  /** `ownerUrl`: who may alter tables. */
  constructor(ownerUrl: string) {
    this.#ownerUrl = ownerUrl
  }

  /** Does nothing where somebody holds the tables for long, or puts off or back at this moment. */
  async putOff(): Promise<void> {
    await this.#alone(async (owner) => {
      await owner.query(`begin; ${BRIEFLY}`)
      try {
        await putOffIndexes(owner)
        await putOffForeignKeys(owner)

        await owner.query('commit')
      } catch (error) {
        await owner.query('rollback')
        if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
      }
    })
  }

  /** Makes up for all that was put off, now or by an import that was cut off; not where another process does. */
  async putBack(): Promise<void> {
    await this.#alone(async (owner) => {
      await owner.query(`set maintenance_work_mem = '${MEMORY}'`)
      await putBackForeignKeys(owner)
      await putBackIndexes(owner, this.#ownerUrl)
    })
  }

  /** Nobody waits for a turn: an index is made without locks only once all who wait in a statement are gone. */
  async #alone(work: (owner: Client) => Promise<void>): Promise<void> {
    await withConnection(this.#ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ free: boolean }>(
        "select pg_try_advisory_lock(hashtext('put off upkeep')) as free",
      )
      if (rows[0]?.free) await work(owner)
    })
  }
}
