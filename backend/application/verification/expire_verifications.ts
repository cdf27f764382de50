import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { JobQueue, NoticeKind } from '#application/ports/job_queue.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { VerificationRepository } from '#application/ports/verification_repository.ts'
import { approvedBefore, remindedBefore } from '#domain/professionals/verification.ts'
import { accountOf, type ProfessionalId } from '#domain/shared/ids.ts'

interface Dependencies {
  professionals: ProfessionalRepository
  verifications: VerificationRepository
  index: ProfessionalIndex
  auditLog: AuditLog
  jobs: JobQueue
  unitOfWork: UnitOfWork
  clock: Clock
}

/** Each day: who was verified a year ago loses the badge, and is told so then and 30 days before. */
export class ExpireVerifications {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute(): Promise<void> {
    const { verifications, clock } = this.#deps
    const now = clock.now()
    await verifications.beginYears(now)
    for (const id of await verifications.verifiedSince(approvedBefore(now))) await this.#expire(id, now)
    for (const id of await verifications.notReminded(remindedBefore(now))) await this.#remind(id, now)
  }

  #expire(id: ProfessionalId, now: Date): Promise<void> {
    const { professionals, verifications, index, auditLog, unitOfWork } = this.#deps
    return unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(id)
      const due = await verifications.verifiedSince(approvedBefore(now))
      if (!professional || !due.includes(id)) return
      const { crm } = professional.state
      professional.verify(false, now)
      await professionals.save(professional)
      await index.refresh([id], { areLocked: true })
      await auditLog.record({
        ...{ actorKind: 'system', actorId: null, subjectKind: 'professional', subjectId: id },
        action: 'professional_verification_expired',
        before: { isVerified: true, crm },
        after: { isVerified: false },
      })
      await this.#notify(id, 'verification_expired')
    })
  }

  #remind(id: ProfessionalId, now: Date): Promise<void> {
    const { professionals, verifications, unitOfWork } = this.#deps
    return unitOfWork.run(async () => {
      await professionals.findForUpdate(id)
      const kept = await verifications.find(id)
      if (kept.remindedAt) return
      await verifications.save(id, { ...kept, remindedAt: now })
      if (!kept.askedAt) await this.#notify(id, 'verification_expiring')
    })
  }

  async #notify(id: ProfessionalId, kind: NoticeKind): Promise<void> {
    await this.#deps.jobs.enqueue({ task: 'send_notice', payload: { kind, accountId: accountOf(id) } })
  }
}
