import {
  VerificationRepository,
  type VerificationRequest,
} from '#application/ports/verification_repository.ts'
import { NEVER_ASKED, type Verification } from '#domain/professionals/verification.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryVerificationRepository extends VerificationRepository {
  readonly #kept = new Map<ProfessionalId, Verification>()
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async find(id: ProfessionalId): Promise<Verification> {
    return this.#kept.get(id) ?? NEVER_ASKED
  }

  async save(id: ProfessionalId, verification: Verification): Promise<void> {
    this.#kept.set(id, verification)
  }

  of(ids: readonly ProfessionalId[]): Verification[] {
    return ids.flatMap((id) => this.#kept.get(id) ?? [])
  }

  async listWaiting(page: number, limit: number) {
    const rows = [...this.#kept].flatMap(([id, { askedAt, checked, decidedAt, decision }]) => {
      const state = this.#professionals.stateOf(id)
      if (!state || !askedAt || state.blocked || state.role === 'admin') return []
      const checkedAt = decision === 'approved' ? decidedAt : null
      return [{ ...state, askedAt, checked, checkedAt } satisfies VerificationRequest]
    })
    const ordered = rows.toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime())
    return { rows: ordered.slice((page - 1) * limit, page * limit), total: rows.length }
  }

  async beginYears(at: Date): Promise<void> {
    for (const { id, isVerified } of this.#professionals.states()) {
      const { decision } = await this.find(id)
      if (isVerified && decision !== 'approved')
        this.#kept.set(id, { ...NEVER_ASKED, decision: 'approved', decidedAt: at })
    }
  }

  async verifiedSince(instant: Date): Promise<ProfessionalId[]> {
    return [...this.#kept].filter((entry) => this.#isDue(entry, instant)).map(([id]) => id)
  }

  async notReminded(instant: Date): Promise<ProfessionalId[]> {
    const due = await this.verifiedSince(instant)
    return due.filter((id) => !this.#kept.get(id)?.remindedAt)
  }

  #isDue([id, { decision, decidedAt }]: [ProfessionalId, Verification], instant: Date): boolean {
    const isVerified = this.#professionals.stateOf(id)?.isVerified ?? false
    return isVerified && decision === 'approved' && decidedAt !== null && decidedAt <= instant
  }
}
