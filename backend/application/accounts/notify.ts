import type { Ports } from '#application/ports/ports.ts'
import type { NoticedContact, NoticeKind } from '#application/ports/job_queue.ts'
import { ensureConfirmed } from '#domain/accounts/account.ts'
import { type AccountId, accountOf, type ProfessionalId } from '#domain/shared/ids.ts'

/** The account at the moment that causes the mail. */
interface Notified {
  id: AccountId
  email: string
  unconfirmedSince: Date | null
}

/** Seconds in which a decision can be taken back before its notice leaves. */
export const TIME_TO_TAKE_BACK = 60

/** Notices that say nothing of what was taken back meanwhile. */
const TAKEN_BACK: readonly NoticeKind[] = ['account_verified', 'verification_refused']

/** Enqueues a notice to the account's present e-mail; an e-mail that was never confirmed may be a stranger's and gets none. */
export async function notify(
  { jobs }: Ports<'jobs'>,
  kind: NoticeKind,
  account: Notified,
  contact?: NoticedContact,
): Promise<void> {
  if (!account.email || !ensureConfirmed(account).ok) return
  const { id: accountId, email } = account
  const job = {
    task: 'send_notice',
    payload: { kind, accountId, email, ...(contact && { contact }) },
  } as const
  await (TAKEN_BACK.includes(kind)
    ? jobs.enqueue(job, `${kind} ${accountId}`, TIME_TO_TAKE_BACK)
    : jobs.enqueue(job))
}

/** The same for a professional whose account was not read yet. */
export async function notifyProfessional(
  deps: Ports<'jobs' | 'accounts'>,
  kind: NoticeKind,
  id: ProfessionalId,
  contact?: NoticedContact,
): Promise<void> {
  const account = await deps.accounts.findById(accountOf(id))
  if (account) await notify(deps, kind, account.state, contact)
}
