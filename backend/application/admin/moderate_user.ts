import type { AccountRepository, PasswordResetRepository } from '#application/ports/account_repository.ts'
import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { SessionStore } from '#application/ports/session_store.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { AuditAction } from '#domain/shared/audit.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { asRecorded, type Cause, mayAdminister } from '../audit/actor.ts'

export interface ModerationDependencies {
  professionals: ProfessionalRepository
  accounts: AccountRepository
  sessions: SessionStore
  resets: PasswordResetRepository
  jobs: JobQueue
  index: ProfessionalIndex
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  clock: Clock
}

export interface ModerationTarget extends Cause {
  userId: ProfessionalId
  /** At most 500 characters. */
  reason?: string | undefined
}

export type ModerateUserInput<Change extends object> = ModerationTarget & Change

/** `forbidden`: the actor does not run the site, or the target does. */
export type ModerationRefusal = 'professional_not_found' | 'forbidden'

export interface Moderation {
  action: AuditAction
  before: object
  after: object
}

/** Whether the actor may moderate that user; to be asked before what they want of them is looked at. */
export async function checkModeration(
  { professionals }: Pick<ModerationDependencies, 'professionals'>,
  { by, userId }: ModerationTarget,
): Promise<Result<void, ModerationRefusal>> {
  if (!mayAdminister(by)) return fail('forbidden')
  const refusal = refusalOf(await professionals.findById(userId))
  return refusal ? fail(refusal) : ok()
}

function refusalOf(professional: Professional | null): ModerationRefusal | null {
  if (!professional) return 'professional_not_found'
  return professional.state.role === 'admin' ? 'forbidden' : null
}

/**
 * Lets `change` work on a user's professional, whose row is locked meanwhile; the index and the audit log follow in the
 * same unit of work. Where `change` returns null nothing was to be done, and nothing is recorded.
 */
export async function moderateUser(
  deps: ModerationDependencies,
  target: ModerationTarget,
  change: (professional: Professional) => Promise<Moderation | null>,
): Promise<Result<Professional, ModerationRefusal>> {
  const { userId } = target
  if (!mayAdminister(target.by)) return fail('forbidden')
  return deps.unitOfWork.run(async () => {
    const professional = await deps.professionals.findForUpdate(userId)
    if (!professional) return fail('professional_not_found')
    if (professional.state.role === 'admin') return fail('forbidden')
    const moderation = await change(professional)
    if (!moderation) return ok(professional)
    const subject = { subjectKind: 'professional', subjectId: userId }
    const reason = target.reason ? { reason: target.reason } : {}
    await deps.index.refresh([userId], { areLocked: true })
    await deps.auditLog.record({ ...asRecorded(target), ...subject, ...moderation, ...reason })
    return ok(professional)
  })
}

/** Stores a change that touches none of the fields in which professionals can clash. */
export async function store(deps: ModerationDependencies, professional: Professional): Promise<void> {
  const refusal = await deps.professionals.save(professional)
  if (refusal) throw new Error(`Nothing that was changed can be ${refusal}`)
}
