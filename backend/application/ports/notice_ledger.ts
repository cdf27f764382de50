import type { AccountId } from '#domain/shared/ids.ts'
import type { NoticeKind } from './job_queue.ts'

/** Remembers who was told what on which day, for mails that strangers can set off. */
export abstract class NoticeLedger {
  /** True for the first claim of the account, kind and day in São Paulo; false for the others, also at the same instant. */
  abstract claimToday(accountId: AccountId, kind: NoticeKind): Promise<boolean>
}
