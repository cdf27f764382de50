import type { Account } from '#domain/accounts/account.ts'
import type { AccountId } from '#domain/accounts/account_id.ts'
import type { Role } from '#domain/accounts/role.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { asRecorded, type Cause } from '../audit/actor.ts'
import type { ModerationDesk } from './moderate_user.ts'

export interface AppointUserInput extends Cause {
  userId: AccountId
  reason?: string
}

/** `forbidden`: only operators appoint. `account_blocked`: an administrator could not be let back in. */
export type AppointmentRefusal = 'account_not_found' | 'account_blocked' | 'forbidden' | 'last_administrator'

/**
 * Gives an account another role; its sessions end, and the index follows, since administrators are not listed.
 * The role it has already changes nothing, and the last administrator stays one.
 */
export async function appoint(
  desk: ModerationDesk,
  { userId, reason, ...cause }: AppointUserInput,
  role: Role,
): Promise<Result<Account, AppointmentRefusal>> {
  if (cause.by.kind !== 'operator') return fail('forbidden')
  return desk.unitOfWork.run(async () => {
    const administrators = role === 'admin' ? [] : await desk.accounts.lockAdministrators()
    const account = await desk.accounts.findForUpdate(userId)
    if (!account) return fail('account_not_found')
    const before = { role: account.state.role }
    if (before.role === role) return ok(account)
    if (account.state.blocked) return fail('account_blocked')
    if (role !== 'admin' && administrators.length === 1) return fail('last_administrator')
    account.appoint(role)
    await desk.accounts.save(account)
    await desk.sessions.endAllOf(userId)
    await desk.index.refresh([String(userId)])
    await desk.auditLog.record({
      ...asRecorded(cause),
      action: role === 'admin' ? 'account_promoted' : 'account_demoted',
      subjectKind: 'professional',
      subjectId: String(userId),
      before,
      after: { role },
      ...(reason && { reason }),
    })
    return ok(account)
  })
}
