import { ProfessionalIndex, type IndexStatus } from '#application/ports/professional_index.ts'
import type { ProfessionalId } from '#domain/professionals/professional_id.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { DERIVE_LISTINGS, LOCK_PROFESSIONALS } from './derive_listings.ts'
import { FOLD_CELLS, MEND_CELLS, MEND_WORDS, WAIT_FOR_OTHER_MENDING } from './mend_index.ts'

const BATCH = 2_000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'
/** Refreshed professionals after which the appended differences of the counts are worth adding up. */
const FOLD_AFTER = 5_000

/**
 * Keeps the listing tables equal to the rows inside the transaction that changes them, so that nothing is ever pending:
 * a search sees a change as soon as it is committed.
 */
export class PostgresProfessionalIndex extends ProfessionalIndex {
  readonly #database: Database
  #refreshedSinceFold = 0

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async refresh(ids: readonly ProfessionalId[]): Promise<void> {
    if (ids.length === 0) return
    await this.#database.transaction(() => this.#derive(ids))
    this.#refreshedSinceFold += ids.length
    if (this.#refreshedSinceFold >= FOLD_AFTER) await this.fold()
  }

  /** Adds up the appended differences of the counts; skipped while another process does. Answers are the same before and after. */
  async fold(): Promise<void> {
    this.#refreshedSinceFold = 0
    await this.#database.rows(FOLD_CELLS)
  }

  /**
   * Derives every listing again, batch by batch in place: a search meanwhile sees each row either before or after, never
   * a part of the index, so nothing needs to be built beside and swapped. Then mends counts and words against the rows.
   */
  async rebuild(onProgress?: (done: number, total: number) => void): Promise<number> {
    const total = await this.#count('select count(*)::integer as count from professionals')
    let done = 0
    for (let ids = await this.#idsAfter(FIRST_ID); ids.length > 0; ids = await this.#idsAfter(ids.at(-1))) {
      await this.refresh(ids)
      done += ids.length
      onProgress?.(done, total)
    }
    await this.#mend()
    return this.#count('select count(*)::integer as count from professional_listings')
  }

  async status(): Promise<IndexStatus> {
    const expected = await this.#count(
      `select count(*)::integer as count from professionals where role = 'user' and not blocked`,
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

  async #derive(ids: readonly ProfessionalId[]): Promise<void> {
    await this.#database.rows(LOCK_PROFESSIONALS, [ids])
    await this.#database.rows(DERIVE_LISTINGS, [ids, ids])
  }

  async #mend(): Promise<void> {
    await this.#database.transaction(async () => {
      await this.#database.rows('set local statement_timeout = 0')
      await this.#database.rows(WAIT_FOR_OTHER_MENDING)
      for (const statement of [...MEND_WORDS, MEND_CELLS, FOLD_CELLS]) await this.#database.rows(statement)
    })
  }

  async #idsAfter(id: ProfessionalId | undefined): Promise<ProfessionalId[]> {
    const rows = await this.#database.rows<{ id: string }>(
      `select id from professionals where id > ? order by id limit ${BATCH}`,
      [id ?? FIRST_ID],
    )
    return rows.map((row) => row.id)
  }

  async #count(sql: string): Promise<number> {
    const row = await this.#database.row<{ count: number }>(sql)
    return row?.count ?? 0
  }
}
