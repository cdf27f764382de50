import type { Clock } from '#application/ports/clock.ts'
import type { ProfessionalRepository } from '#application/ports/professional_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import type { VerificationRepository } from '#application/ports/verification_repository.ts'
import {
  endOf,
  type RefusalOfVerification,
  statusOf,
  type VerificationStatus,
} from '#domain/professionals/verification.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  ensureOwner,
  type OwnershipDependencies,
  type OwnershipRefusal,
  type OwnRequest,
} from '../professionals/editing/own_profile.ts'

export interface OwnVerification {
  status: VerificationStatus
  askedAt: Date | null
  decidedAt: Date | null
  /** When the badge ends, while it shows. */
  endsAt: Date | null
  /** Why it was refused the last time, and what was written besides. */
  refusal: RefusalOfVerification | null
  note: string | null
}

interface Dependencies extends OwnershipDependencies {
  professionals: ProfessionalRepository
  verifications: VerificationRepository
  unitOfWork: UnitOfWork
  clock: Clock
}

/** Professionals see how far their verification is, and ask for it. */
export class AskForVerification {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async show(input: OwnRequest): Promise<Result<OwnVerification, OwnershipRefusal>> {
    const ownership = await ensureOwner(this.#deps, input)
    if (!ownership.ok) return ownership
    const professional = await this.#deps.professionals.findById(input.professionalId)
    if (!professional) return fail('professional_not_found')
    return ok(await this.#ownVerification(input.professionalId, professional.state.isVerified))
  }

  /** Asking again changes nothing: who waits keeps their place. */
  async execute(input: OwnRequest): Promise<Result<OwnVerification, OwnershipRefusal | 'already_verified'>> {
    const ownership = await ensureOwner(this.#deps, input)
    if (!ownership.ok) return ownership
    const { professionals, verifications, unitOfWork, clock } = this.#deps
    const { professionalId } = input
    return unitOfWork.run(async () => {
      const professional = await professionals.findForUpdate(professionalId)
      if (!professional) return fail('professional_not_found')
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
    const kept = await this.#deps.verifications.find(professionalId)
    const { askedAt, decidedAt, refusal, note } = kept
    const status = statusOf(kept, isVerified, this.#deps.clock.now())
    return { status, askedAt, decidedAt, endsAt: isVerified ? endOf(kept) : null, refusal, note }
  }
}
