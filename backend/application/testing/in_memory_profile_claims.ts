import { type ProfileClaim, ProfileClaims } from '#application/ports/profile_claims.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryProfileClaims extends ProfileClaims {
  #open: ProfileClaim[] = []
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async ask(claim: ProfileClaim, forgetBefore: Date): Promise<void> {
    this.#open = this.#open.filter(({ askedAt }) => askedAt >= forgetBefore)
    const ofProfile = this.#open.filter(({ professionalId }) => professionalId === claim.professionalId)
    const isKept = ofProfile.some(({ email, kind }) => email === claim.email && kind === claim.kind)
    if (!isKept && ofProfile.length < 5) this.#open.push(claim)
  }

  async find(id: string): Promise<ProfileClaim | null> {
    return this.#open.find((claim) => claim.id === id) ?? null
  }

  async listWaiting(page: number, limit: number) {
    const rows = this.#open.flatMap((claim) => {
      const state = this.#professionals.stateOf(claim.professionalId)
      return state ? [{ ...state, ...claim }] : []
    })
    return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length }
  }

  async remove(id: string): Promise<void> {
    this.#open = this.#open.filter((claim) => claim.id !== id)
  }

  async removeAllOf(id: ProfessionalId): Promise<void> {
    this.#open = this.#open.filter(({ professionalId }) => professionalId !== id)
  }
}
