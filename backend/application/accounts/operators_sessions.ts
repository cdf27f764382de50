import type { Ports } from '#application/ports/ports.ts'
import type { OpenSession } from '#application/ports/session_store.ts'
import type { AccountId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface AccountInput {
  by: Actor
  accountId: AccountId
}

/** Lists where an account is logged in, last used first, for operators only. */
export class ListSessions extends UseCase<Ports<'sessions'>> {
  async execute({ by, accountId }: AccountInput): Promise<Result<OpenSession[], 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    return ok(await this.deps.sessions.listOf(accountId, null))
  }
}

interface EndSessionsInput extends AccountInput {
  /** At most 500 characters. */
  reason?: string | undefined
}

/** Logs an account out everywhere, by an operator; the password stays. Returns whether it was logged in anywhere. */
export class EndSessions extends UseCase<Ports<'sessions' | 'auditLog' | 'unitOfWork'>> {
  async execute({ by, accountId, reason }: EndSessionsInput): Promise<Result<boolean, 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { sessions, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const { length } = await sessions.listOf(accountId, null)
      if (length === 0) return ok(false)
      await sessions.endAllOf(accountId)
      await auditLog.record(
        auditEntry({ by }, 'sessions_ended', ['professional', accountId], {
          after: { sessions: length },
          reason,
        }),
      )
      return ok(true)
    })
  }
}
