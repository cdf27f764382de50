import type { Account, Role } from '#domain/accounts/account.ts'
import { type AccountId, professionalOf } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { auditEntry, type Cause } from '../audit/actor.ts'
import type { ModerationDependencies } from './moderate_user.ts'
import { UseCase } from '../use_case.ts'

interface SetRoleInput extends Cause {
  userId: AccountId
  reason?: string | undefined
}

/** `forbidden`: only operators set roles. `account_blocked`: nobody could unblock an administrator. */
type SetRoleRefusal =
  | 'account_not_found'
  | 'account_blocked'
  | 'forbidden'
  | 'last_administrator'
  /** A profile from a register has no e-mail to log in with. */
  | 'profile_unclaimed'

/**
 * Sets an account's role, ends its sessions and updates the index, since administrators are not listed. Setting the
 * present role changes nothing; the last administrator cannot be demoted.
 */
async function setRole(
  deps: ModerationDependencies,
  { userId, reason, ...cause }: SetRoleInput,
  role: Role,
): Promise<Result<Account, SetRoleRefusal>> {
  if (cause.by.kind !== 'operator') return fail('forbidden')
  return deps.unitOfWork.run(async () => {
    const administrators = role === 'admin' ? [] : await deps.accounts.lockAdministrators()
    const account = await deps.accounts.findForUpdate(userId)
    if (!account) return fail('account_not_found')
    const before = { role: account.state.role }
    if (before.role === role) return ok(account)
    if (account.state.blocked) return fail('account_blocked')
    if (!account.state.email) return fail('profile_unclaimed')
    if (role !== 'admin' && administrators.length === 1) return fail('last_administrator')
    account.setRole(role)
    await deps.accounts.save(account)
    await deps.sessions.endAllOf(userId)
    await deps.index.refresh([professionalOf(userId)])
    await deps.auditLog.record(
      auditEntry(cause, role === 'admin' ? 'account_promoted' : 'account_demoted', ['professional', userId], {
        before,
        after: { role },
        reason,
      }),
    )
    return ok(account)
  })
}

/** Makes a user an administrator, by an operator. Does nothing if the user already is one. */
export class PromoteUser extends UseCase<ModerationDependencies> {
  execute(input: SetRoleInput): Promise<Result<Account, SetRoleRefusal>> {
    return setRole(this.deps, input, 'admin')
  }
}

/** Makes an administrator a user again, by an operator. Does nothing if the account already is one. */
export class DemoteUser extends UseCase<ModerationDependencies> {
  execute(input: SetRoleInput): Promise<Result<Account, SetRoleRefusal>> {
    return setRole(this.deps, input, 'user')
  }
}
