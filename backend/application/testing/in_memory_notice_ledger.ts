import type { Clock } from '#application/ports/clock.ts'
import type { NoticeKind } from '#application/ports/job_queue.ts'
import type { RegularMail } from '#domain/accounts/regular_mails.ts'
import { NoticeLedger } from '#application/ports/mailer.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'

export class InMemoryNoticeLedger extends NoticeLedger {
  readonly #claimed = new Set<string>()
  readonly #clock: Clock

  constructor(clock: Clock) {
    super()
    this.#clock = clock
  }

  async claimToday(accountId: AccountId, kind: NoticeKind | RegularMail): Promise<boolean> {
    const claim = `${accountId} ${kind} ${saoPauloDay(this.#clock.now())}`
    if (this.#claimed.has(claim)) return false
    this.#claimed.add(claim)
    return true
  }
}
