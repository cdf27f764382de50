import type { Ports } from '#application/ports/ports.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'

interface MailedLink {
  accountId: AccountId
  expiresAt: Date
}

/**
 * Locks the account of a mailed link until the unit of work ends. `find` looks the link up; it is asked again once the
 * account is locked, since another request may have used it. Returns null if the link is unknown, used or expired, or the
 * account is gone or blocked.
 */
export async function openMailedLink<Link extends MailedLink>(
  { accounts, clock }: Ports<'accounts' | 'clock'>,
  find: () => Promise<Link | null>,
): Promise<{ account: Account; link: Link } | null> {
  const named = await find()
  const account = named && (await accounts.findForUpdate(named.accountId))
  const link = account && (await find())
  return account?.enter().ok && link && clock.now() < link.expiresAt ? { account, link } : null
}
