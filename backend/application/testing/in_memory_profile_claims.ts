import {
  type AskedClaim,
  type ClaimDecision,
  type ProfileClaim,
  ProfileClaims,
} from '#application/ports/profile_claims.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

const OPEN = { decision: null, decidedAt: null, refusal: null, note: null }

export class InMemoryProfileClaims extends ProfileClaims {
  #kept: ProfileClaim[] = []
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async ask(claim: AskedClaim, forgetBefore: Date): Promise<boolean> {
    this.#kept = this.#kept.filter(({ askedAt }) => askedAt >= forgetBefore)
    const ofProfile = this.#kept.filter(({ professionalId }) => professionalId === claim.professionalId)
    const same = ofProfile.find(({ email, kind }) => email === claim.email && kind === claim.kind)
    if (ofProfile.filter(isOpen).length >= 5) return false
    if (!same || same.decision === 'refused' || (claim.lostEmail && !same.lostEmail))
      this.#kept = [...this.#kept.filter((each) => each !== same), { ...claim, ...OPEN }]
    return true
  }

  async find(id: string): Promise<ProfileClaim | null> {
    return this.#kept.find((claim) => claim.id === id) ?? null
  }

  async listWaiting(page: number, limit: number) {
    const rows = this.#kept.filter(isOpen).flatMap((claim) => {
      const state = this.#professionals.stateOf(claim.professionalId)
      return state ? [{ ...state, ...claim, hasEmail: state.email !== '' }] : []
    })
    return { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length }
  }

  async decide(id: string, decision: ClaimDecision): Promise<boolean> {
    const claim = await this.find(id)
    if (!claim || !isOpen(claim)) return false
    if (decision.decision === 'approved')
      this.#kept = this.#kept.filter(
        (each) => each.professionalId !== claim.professionalId || each.decision !== 'approved',
      )
    this.#replace({ ...claim, ...decision })
    return true
  }

  async reopen(id: string): Promise<boolean> {
    const claim = await this.find(id)
    if (!claim || isOpen(claim)) return false
    this.#replace({ ...claim, ...OPEN })
    return true
  }

  async approvedOf(id: ProfessionalId): Promise<ProfileClaim | null> {
    return this.#approved().find(({ professionalId }) => professionalId === id) ?? null
  }

  async approvedBy(email: string): Promise<ProfessionalId | null> {
    return this.#approved().findLast((claim) => claim.email === email)?.professionalId ?? null
  }

  async emailsOf(id: ProfessionalId): Promise<string[]> {
    return this.#kept.filter(({ professionalId }) => professionalId === id).map(({ email }) => email)
  }

  async removeOf(id: ProfessionalId, email: string): Promise<void> {
    this.#kept = this.#kept.filter((claim) => claim.professionalId !== id || claim.email !== email)
  }

  #approved(): ProfileClaim[] {
    return this.#kept.filter(({ kind, decision }) => kind === 'claim' && decision === 'approved')
  }

  #replace(claim: ProfileClaim): void {
    this.#kept = this.#kept.map((each) => (each.id === claim.id ? claim : each))
  }
}

const isOpen = ({ decision }: ProfileClaim) => decision === null
