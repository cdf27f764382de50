import type { Ports } from '#application/ports/ports.ts'
import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'

/** `signed_out`: the account no longer exists, or its password changed meanwhile. */
export type StepUpFailure = 'password_wrong' | 'signed_out'

/** Counts one sender's attempts at one account before the password is checked. */
export interface StepUp {
  accountId: AccountId
  /** The password, typed again. */
  password: string
  /** The sender's IP address. */
  address: string
}

/** Checks the password again before the login data change, so that an unattended screen is not enough. */
export async function provePassword(
  { accounts, passwords, limits, securityLog }: Ports<'accounts' | 'passwords' | 'limits' | 'securityLog'>,
  { accountId, password, address }: StepUp,
): Promise<Result<Account, StepUpFailure>> {
  await limits.spend('stepUp', accountId)
  const account = await accounts.findById(accountId)
  if (!account) return fail('signed_out')
  if (await passwords.verify(password, account.state.passwordHash ?? '')) return ok(account)
  await securityLog.note({ kind: 'login_refused', accountId, address, target: 'password_wrong' })
  return fail('password_wrong')
}

/**
 * Returns the account, locked until the unit of work ends; null if it is gone or its password changed since the proof.
 */
export async function lockIfUnchanged(
  { accounts }: Ports<'accounts'>,
  { id, state: { passwordHash } }: Account,
): Promise<Account | null> {
  const account = await accounts.findForUpdate(id)
  return account?.state.passwordHash === passwordHash ? account : null
}
