import type { AccountRepository, PasswordResetRepository } from '#application/ports/account_repository.ts'
import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { IdGenerator } from '#application/ports/id_generator.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { SecurityLog } from '#application/ports/security_log.ts'
import type { SessionStore } from '#application/ports/session_store.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'

interface Dependencies {
  accounts: AccountRepository
  jobs: JobQueue
  ids: IdGenerator
  securityLog: SecurityLog
}

/** Somebody forgot a password. Known, unknown and blocked addresses cost the same work, so that nothing is learnt. */
export class RequestPasswordReset {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** `email` as `parseEmail` writes it; `address` is where it comes from. */
  async execute({ email, address }: { email: string; address: string }): Promise<void> {
    const { accounts, jobs, ids, securityLog } = this.#deps
    const account = await accounts.findByEmail(email)
    const whose = account ? { accountId: account.id } : { email }
    await securityLog.note({ kind: 'password_reset_asked', ...whose, address })
    const accountId = account?.enter().ok ? account.id : null
    const key = `password_reset ${accountId ?? ids.next()}`
    await jobs.enqueue({ task: 'send_password_reset', payload: { accountId } }, key)
  }
}

interface ForceDependencies extends Pick<Dependencies, 'accounts' | 'jobs'> {
  sessions: SessionStore
  resets: PasswordResetRepository
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  clock: Clock
}

interface ForcePasswordResetInput {
  by: Actor
  accountId: AccountId
  /** At most 500 characters. */
  reason?: string | undefined
}

/**
 * An operator takes a password away that others may know: it and all sessions end, and the link to a new one is mailed. A
 * blocked account gets none.
 */
export class ForcePasswordReset {
  readonly #deps: ForceDependencies

  constructor(deps: ForceDependencies) {
    this.#deps = deps
  }

  /** Returns whether there was a password; the link is mailed in either case. */
  async execute({
    by,
    accountId,
    reason,
  }: ForcePasswordResetInput): Promise<
    Result<boolean, 'forbidden' | 'account_not_found' | 'account_blocked'>
  > {
    if (by.kind !== 'operator') return fail('forbidden')
    const { accounts, sessions, resets, jobs, auditLog, unitOfWork, clock } = this.#deps
    return unitOfWork.run(async () => {
      const account = await accounts.findForUpdate(accountId)
      if (!account) return fail('account_not_found')
      const entered = account.enter()
      if (!entered.ok) return entered
      const hasPassword = account.state.passwordHash !== null
      account.forgetPassword()
      await accounts.save(account)
      await sessions.endAllOf(accountId)
      await resets.voidAllOf(accountId, clock.now())
      await auditLog.record({
        ...asRecorded({ by }),
        action: 'password_reset',
        subjectKind: 'professional',
        subjectId: accountId,
        before: { hasPassword },
        after: { hasPassword: false },
        ...(reason && { reason }),
      })
      await jobs.enqueue(
        { task: 'send_password_reset', payload: { accountId } },
        `password_reset ${accountId}`,
      )
      return ok(hasPassword)
    })
  }
}
