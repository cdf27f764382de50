import { registrationHash } from '#application/audit/registration_hash.ts'
import type { Ports } from '#application/ports/ports.ts'
import {
  endOf,
  wasApprovedUntil,
  type RefusalOfVerification,
  statusOf,
  type VerificationStatus,
  approvedBefore,
  remindedBefore,
} from '#domain/professionals/verification.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { ensureConfirmed } from '#domain/accounts/account.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import {
  ensureOwner,
  type OwnershipDependencies,
  type OwnershipRefusal,
  type OwnRequest,
} from '../professionals/editing/own_profile.ts'
import { notifyProfessional } from '../accounts/notify.ts'
import { UseCase } from '../use_case.ts'

export interface OwnVerification {
  status: VerificationStatus
  askedAt: Date | null
  decidedAt: Date | null
  /** When the badge ends, while it is shown. */
  endsAt: Date | null
  /** Why the last request was refused, and the note to the professional. */
  refusal: RefusalOfVerification | null
  note: string | null
}

type Dependencies = OwnershipDependencies & Ports<'professionals' | 'verifications' | 'unitOfWork' | 'clock'>

/** Shows the professional's verification, and requests one. */
export class AskForVerification extends UseCase<Dependencies> {
  async show(input: OwnRequest): Promise<Result<OwnVerification, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const professional = await this.deps.professionals.findById(input.professionalId)
    if (!professional) return fail('professional_not_found')
    return ok(await this.#ownVerification(input.professionalId, professional.state.isVerified))
  }

  /** Asking again changes nothing: the request keeps its place in the queue. */
  async execute(
    input: OwnRequest,
  ): Promise<Result<OwnVerification, OwnershipRefusal | 'already_verified' | 'email_unconfirmed'>> {
    const ownership = await ensureOwner(this.deps, input)
    if (!ownership.ok) return ownership
    const { professionals, verifications, unitOfWork, clock } = this.deps
    const { professionalId } = input
    return unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(professionalId)
      if (!professional) return fail('professional_not_found')
      const confirmed = ensureConfirmed(professional.state)
      if (!confirmed.ok) return confirmed
      const { isVerified } = professional.state
      const kept = await verifications.find(professionalId)
      if (statusOf(kept, isVerified, clock.now()) === 'verified') return fail('already_verified')
      if (!kept.askedAt) await verifications.save(professionalId, { ...kept, askedAt: clock.now() })
      return ok(await this.#ownVerification(professionalId, isVerified))
    })
  }

  async #ownVerification(
    professionalId: OwnRequest['professionalId'],
    isVerified: boolean,
  ): Promise<OwnVerification> {
    const kept = await this.deps.verifications.find(professionalId)
    const { askedAt, decidedAt, refusal, note } = kept
    const status = statusOf(kept, isVerified, this.deps.clock.now())
    return { status, askedAt, decidedAt, endsAt: isVerified ? endOf(kept) : null, refusal, note }
  }
}

/** Daily: removes the badge a year after the verification, and mails that then and 30 days before. */
export class ExpireVerifications extends UseCase<
  Ports<
    | 'accounts'
    | 'professionals'
    | 'verifications'
    | 'index'
    | 'auditLog'
    | 'jobs'
    | 'unitOfWork'
    | 'hasher'
    | 'clock'
  >
> {
  async execute(): Promise<void> {
    const { verifications, clock } = this.deps
    const now = clock.now()
    await verifications.beginYears(now)
    await forEachDue(
      () => verifications.verifiedSince(approvedBefore(now)),
      (id) => this.#expire(id, now),
    )
    await forEachDue(
      () => verifications.notReminded(remindedBefore(now)),
      (id) => this.#remind(id, now),
    )
  }

  #expire(id: ProfessionalId, now: Date): Promise<void> {
    const { professionals, verifications, index, auditLog, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(id)
      if (
        !professional?.state.isVerified ||
        !wasApprovedUntil(await verifications.find(id), approvedBefore(now))
      )
        return
      const { crm } = professional.state
      professional.verify(false, now)
      await professionals.save(professional)
      await index.refresh([id], { areLocked: true })
      await auditLog.record({
        ...{ actorKind: 'system', actorId: null, subjectKind: 'professional', subjectId: id },
        action: 'professional_verification_expired',
        before: { isVerified: true, registration: registrationHash(this.deps.hasher, crm) },
        after: { isVerified: false },
      })
      await notifyProfessional(this.deps, 'verification_expired', id)
    })
  }

  #remind(id: ProfessionalId, now: Date): Promise<void> {
    const { professionals, verifications, unitOfWork } = this.deps
    return unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(id)
      const kept = await verifications.find(id)
      if (!professional?.state.isVerified || kept.remindedAt) return
      if (!wasApprovedUntil(kept, remindedBefore(now))) return
      await verifications.save(id, { ...kept, remindedAt: now })
      if (!kept.askedAt) await notifyProfessional(this.deps, 'verification_expiring', id)
    })
  }
}

/** Works off a list of which each look shows the beginning, each once, until a look shows nobody new. */
async function forEachDue(
  list: () => Promise<ProfessionalId[]>,
  work: (id: ProfessionalId) => Promise<void>,
): Promise<void> {
  const seen = new Set<ProfessionalId>()
  const unseen = async () => (await list()).filter((id) => !seen.has(id))
  for (let due = await unseen(); due.length > 0; due = await unseen())
    for (const id of due) {
      seen.add(id)
      await work(id)
    }
}
