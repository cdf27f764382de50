import { FIRST_IN_COUNTRY } from '#search/postgres/pages/listing_filter.ts'
import { ADVISORY_LOCKS } from '#search/shared/advisory_locks.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { DatabaseAdapter } from '#infrastructure/database/database.ts'

export interface Refusal {
  id: ProfessionalId
  code: string
}

export interface WaitingChange {
  id: ProfessionalId
  version: string
}

export interface LedgerState {
  /** The live index; '' before the first rebuild. */
  uid: string
  /** The rebuild under way; null without one. */
  rebuild: string | null
  /** Seconds since that rebuild last reported progress. */
  rebuildSilence: number | null
}

export interface Backlog {
  pending: number
  oldestPendingSeconds: number | null
  refused: number
}

const MAX_FEEDING_TIME = '10min'

/** Reads and writes `search_index` and `search_changes`: the changes that the engine has not received yet. */
export class ChangeLedger extends DatabaseAdapter {
  /** Returns null before the first rebuild, while no changes are recorded yet. */
  state(): Promise<LedgerState | null> {
    return this.database.row<LedgerState>(
      `select uid, rebuild, extract(epoch from now() - rebuild_seen_at)::float8 as "rebuildSilence" from search_index`,
    )
  }

  async backlog(): Promise<Backlog> {
    const row = await this.database.row<Backlog>(
      `select count(*)::integer as pending,
              extract(epoch from now() - min(changed_at))::integer as "oldestPendingSeconds",
              (select count(*)::integer from search_changes where refusal is not null) as refused
       from search_changes where not sent and refusal is null`,
    )
    return row ?? { pending: 0, oldestPendingSeconds: null, refused: 0 }
  }

  /** Returns whether the engine has received every committed change, except those that it refused. */
  async isSettled(): Promise<boolean> {
    const row = await this.database.row<{ settled: boolean }>(
      'select not exists (select from search_changes where not sent and refusal is null) as settled',
    )
    return row?.settled ?? false
  }

  /** Returns how many professionals are listed in PostgreSQL, from the stored counts. */
  async countListed(): Promise<number> {
    const row = await this.database.row<{ count: number }>(
      `select coalesce(sum(listings), 0)::integer as count from listing_cells
       where place = 'BR' and specialty_id = -1 and ${FIRST_IN_COUNTRY}`,
    )
    return row?.count ?? 0
  }

  waiting(limit: number): Promise<WaitingChange[]> {
    return this.database.rows<WaitingChange>(
      `select professional_id as id, version::text from search_changes where not sent and refusal is null
       order by version limit ?`,
      [limit],
    )
  }

  /**
   * Removes the changes that the engine received, except rows that changed again. During a rebuild they stay, marked as
   * sent, for the new index. A refused change stays until the professional changes again.
   */
  async settle(changes: readonly WaitingChange[], refusals: readonly Refusal[]): Promise<void> {
    const codes = new Map(refusals.map(({ id, code }) => [id, code]))
    const values = [
      changes.map(({ id }) => id),
      changes.map(({ version }) => version),
      changes.map(({ id }) => codes.get(id) ?? null),
    ]
    await this.database.rows(
      `update search_changes set sent = told.refusal is null, refusal = told.refusal
       from unnest(?::uuid[], ?::bigint[], ?::text[]) as told (id, version, refusal)
       where professional_id = told.id and search_changes.version = told.version`,
      values,
    )
    if (!(await this.state())?.rebuild) await this.database.rows('delete from search_changes where sent')
  }

  /** Starts recording changes and supersedes any other rebuild. */
  async beginRebuild(rebuild: string): Promise<void> {
    await this.database.transaction(async () => {
      // A transaction that is writing a listing now may have read that changes are not recorded yet: wait for it.
      await this.database.rows('lock table professional_listings in share mode')
      await this.database.rows(
        `insert into search_index (rebuild, rebuild_seen_at) values (?, now())
         on conflict (singleton) do update set rebuild = excluded.rebuild, rebuild_seen_at = now()`,
        [rebuild],
      )
    })
  }

  /** Returns false if another rebuild has taken over. */
  async continueRebuild(rebuild: string): Promise<boolean> {
    const row = await this.database.row(
      'update search_index set rebuild_seen_at = now() where rebuild = ? returning singleton',
      [rebuild],
    )
    return row !== null
  }

  /** Marks the changes sent meanwhile as unsent: it is not known which index received them. */
  async abandonRebuild(rebuild: string): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows('update search_changes set sent = false where sent')
      await this.database.rows(
        'update search_index set rebuild = null, rebuild_seen_at = null where rebuild = ?',
        [rebuild],
      )
    })
  }

  /** Takes the feeding lock until the end of the transaction. Returns false if another process holds it. */
  async tryFeedingLock(): Promise<boolean> {
    const [isOurs = false] = await this.database.column<boolean>(
      `select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.feedingTheEngine})`,
    )
    return isOurs
  }

  /** Runs `work` in a transaction that holds the feeding lock; waits for the lock. */
  async alone(work: () => Promise<void>): Promise<void> {
    await this.database.withoutStatementTimeout(async () => {
      await this.database.rows(`set local statement_timeout = '${MAX_FEEDING_TIME}'`)
      await this.database.rows(`select pg_advisory_xact_lock(${ADVISORY_LOCKS.feedingTheEngine})`)
      await work()
    })
  }

  /** Makes `uid` the live index and marks the changes that went to the previous index as unsent. */
  async endRebuild(rebuild: string, uid: string, refusals: readonly Refusal[]): Promise<void> {
    await this.database.transaction(async () => {
      await this.database.rows(
        'update search_index set uid = ?, rebuild = null, rebuild_seen_at = null, rebuilt_at = now() where rebuild = ?',
        [uid, rebuild],
      )
      await this.database.rows('update search_changes set sent = false, refusal = null')
      await this.database.rows(
        `insert into search_changes (professional_id, refusal) select * from unnest(?::uuid[], ?::text[])
         on conflict do nothing`,
        [refusals.map(({ id }) => id), refusals.map(({ code }) => code)],
      )
    })
  }
}
