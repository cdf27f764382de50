import { ProfessionalIndex, type IndexStatus } from '#application/ports/professional_index.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { listed } from '#infrastructure/database/listed.ts'
import { DERIVE_LISTINGS, FILL_LISTINGS, LOCK_PROFESSIONALS } from './derive_listings.ts'
import { repair, setCommonNames, COUNT_CELLS, KEEP_BEARERS, COMPACT } from './repair_index.ts'

const BATCH = 2_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Refreshed professionals after which what they appended to counts and common names is worth joining. */
const COMPACT_AFTER = 10_000
/** A call for one appends as many rows to the counts that everyone reads, those of the country, as one for many does. */
const LEAST_OF_A_CALL = 20

/**
 * Keeps the listing tables equal to the rows inside the transaction that changes them, so that nothing is ever pending:
 * a search sees a change as soon as it is committed.
 */
export class PostgresProfessionalIndex extends ProfessionalIndex {
  readonly #database: Database
  #refreshedSinceCompaction = 0

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async refresh(ids: readonly ProfessionalId[], { areLocked = false } = {}): Promise<void> {
    if (ids.length === 0) return
    await this.#database.transaction(() => this.#derive(ids, areLocked))
    this.#refreshedSinceCompaction += Math.max(ids.length, LEAST_OF_A_CALL)
    if (this.#refreshedSinceCompaction >= COMPACT_AFTER) await this.compact()
  }

  /** Joins what writes appended to counts and common names; skipped while another process does. Returns are the same before and after. */
  async compact(): Promise<void> {
    this.#refreshedSinceCompaction = 0
    await this.#database.withoutStatementTimeout(() => this.#database.rows(COMPACT))
  }

  /**
   * Derives every listing again, batch by batch in place: a search meanwhile sees each row either before or after, never
   * a part of the index, so nothing needs to be built beside and swapped. Then repairs counts, words and common names against the rows.
   */
  async rebuild(onProgress?: (done: number, total: number) => void): Promise<number> {
    const total = await this.#count('select count(*)::integer as count from professionals')
    let done = 0
    for await (const ids of this.#batches('select id from professionals where true')) {
      await this.refresh(ids)
      done += ids.length
      onProgress?.(done, total)
    }
    await repair(this.#database)
    return this.#count('select count(*)::integer as count from professional_listings')
  }

  /** Lists everyone where nobody is listed: several times faster than `refresh`. In the transaction that stored them. */
  async fill(): Promise<void> {
    for (const statement of [...FILL_LISTINGS, COUNT_CELLS]) await this.#database.rows(statement)
    await setCommonNames(this.#database)
    await this.#database.rows(KEEP_BEARERS)
    await this.compact()
  }

  async status(): Promise<IndexStatus> {
    const expected = await this.#count(
      `select count(*)::integer as count from professionals where ${listed('professionals')}`,
    )
    const indexed = await this.#count('select count(*)::integer as count from professional_listings')
    return {
      engine: 'postgresql',
      reachable: true,
      healthy: expected === indexed,
      expected,
      indexed,
      pending: 0,
      oldestPendingSeconds: null,
      refused: 0,
    }
  }

  async #derive(ids: readonly ProfessionalId[], areLocked: boolean): Promise<void> {
    if (!areLocked) await this.#database.rows(LOCK_PROFESSIONALS, [ids])
    await this.#database.rows(DERIVE_LISTINGS, [ids, ids])
  }

  async *#batches(ids: string): AsyncGenerator<ProfessionalId[]> {
    for (let last = FIRST_ID; ;) {
      const rows = await this.#database.withoutStatementTimeout(() =>
        this.#database.rows<{ id: ProfessionalId }>(`${ids} and id > ? order by id limit ${BATCH}`, [last]),
      )
      if (rows.length === 0) return
      yield rows.map(({ id }) => id)
      last = rows.at(-1)?.id ?? last
    }
  }

  async #count(sql: string): Promise<number> {
    const [row] = await this.#database.withoutStatementTimeout(() =>
      this.#database.rows<{ count: number }>(sql),
    )
    return row?.count ?? 0
  }
}
