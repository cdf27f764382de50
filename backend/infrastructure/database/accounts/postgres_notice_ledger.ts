import type { Clock } from '#application/ports/clock.ts'
import type { NoticeKind } from '#application/ports/job_queue.ts'
import { NoticeLedger } from '#application/ports/mailer.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import type { Database } from '../database.ts'

export class PostgresNoticeLedger extends NoticeLedger {
  readonly #database: Database
  readonly #clock: Clock

  constructor(database: Database, clock: Clock) {
    super()
    this.#database = database
    this.#clock = clock
  }

  async claimToday(accountId: AccountId, kind: NoticeKind): Promise<boolean> {
    const row = await this.#database.row(
      `insert into account_notices (professional_id, kind, day) values (?, ?, ?)
       on conflict do nothing returning 1`,
      [accountId, kind, saoPauloDay(this.#clock.now())],
    )
    return row !== null
  }
}
