import type { Ports } from '#application/ports/ports.ts'
import type { NoticeKind } from '#application/ports/job_queue.ts'
import { ensureConfirmed } from '#domain/accounts/account.ts'
import { type AccountId, accountOf, type ProfessionalId } from '#domain/shared/ids.ts'

/** The account at the moment that causes the mail. */
interface Notified {
  id: AccountId
  email: string
  unconfirmedSince: Date | null
}

/** Enqueues a notice to the account's present e-mail; an e-mail that was never confirmed may be a stranger's and gets none. */
export async function notify({ jobs }: Ports<'jobs'>, kind: NoticeKind, account: Notified): Promise<void> {
  if (!ensureConfirmed(account).ok) return
  const { id: accountId, email } = account
  await jobs.enqueue({ task: 'send_notice', payload: { kind, accountId, email } })
}

/** The same for a professional whose account was not read yet. */
export async function notifyProfessional(
  deps: Ports<'jobs' | 'accounts'>,
  kind: NoticeKind,
  id: ProfessionalId,
): Promise<void> {
  const account = await deps.accounts.findById(accountOf(id))
  if (account) await notify(deps, kind, account.state)
}
