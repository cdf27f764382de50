import type { Clock } from '#application/ports/clock.ts'
import {
  type OwnedParts,
  ProfessionalRepository,
  type SaveProfessionalFailure,
} from '#application/ports/professional_repository.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { reservedSince } from '#domain/professionals/profile_slug.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import { FixedClock } from './fixed_clock.ts'

interface ReleasedSlug {
  professionalId: ProfessionalId
  releasedAt: Date
}

export class InMemoryProfessionalRepository extends ProfessionalRepository {
  readonly #states = new Map<ProfessionalId, ProfessionalState>()
  readonly #released = new Map<string, ReleasedSlug>()
  readonly #clock: Clock

  constructor(clock: Clock = new FixedClock()) {
    super()
    this.#clock = clock
  }

  static holding(...professionals: Professional[]): InMemoryProfessionalRepository {
    const repository = new InMemoryProfessionalRepository()
    for (const { state } of professionals) repository.#states.set(state.id, state)
    return repository
  }

  async findById(id: ProfessionalId): Promise<Professional | null> {
    const state = this.#states.get(id)
    return state ? Professional.restore(state) : null
  }

  async findByEmail(email: string): Promise<Professional | null> {
    const state = this.states().find((one) => one.email === email)
    return state ? Professional.restore(state) : null
  }

  async findBySlug(slug: string): Promise<Professional | null> {
    const id = this.ownerOfSlug(slug)
    return id ? this.findById(id) : null
  }

  findForUpdate(id: ProfessionalId): Promise<Professional | null> {
    return this.findById(id)
  }

  async save({ state }: Professional): Promise<SaveProfessionalFailure | null> {
    const refusal = this.#clash(state)
    if (refusal) return refusal
    const before = this.#states.get(state.id)
    if (before && before.slug !== state.slug) this.#release(before, this.#clock.now())
    this.#states.set(state.id, before ? { ...state, ...ownedElsewhere(before) } : state)
    return null
  }

  async ownerOf(parts: OwnedParts, partId: string): Promise<ProfessionalId | null> {
    const owner = this.states().find((state) => state[parts].some(({ id }) => id === partId))
    return owner?.id ?? null
  }

  async heldSlugs(id: ProfessionalId): Promise<string[]> {
    const held = [...this.#released].filter(([, one]) => one.professionalId === id && this.#isHeld(one))
    return held.map(([slug]) => slug)
  }

  async takenSlugs(slugs: readonly string[], except?: ProfessionalId): Promise<Set<string>> {
    return new Set(slugs.filter((slug) => this.#isTaken(slug, except)))
  }

  states(): ProfessionalState[] {
    return [...this.#states.values()]
  }

  stateOf(id: ProfessionalId): ProfessionalState | undefined {
    return this.#states.get(id)
  }

  /** Sets fields that other ledgers write. */
  overwrite(id: ProfessionalId, changes: Partial<ProfessionalState>): void {
    const state = this.#states.get(id)
    if (state) this.#states.set(id, { ...state, ...changes })
  }

  /** Removes it as if it had never been saved. */
  discard(id: ProfessionalId): void {
    this.#states.delete(id)
  }

  /** The slug stays reserved, without an owner. */
  erase(id: ProfessionalId, at: Date): void {
    const state = this.#states.get(id)
    if (state) this.#release(state, at)
    this.#states.delete(id)
  }

  slugsReleasedBefore(instant: Date): string[] {
    return [...this.#released].filter(([, { releasedAt }]) => releasedAt < instant).map(([slug]) => slug)
  }

  forgetSlug(slug: string): void {
    this.#released.delete(slug)
  }

  /** Returns the present owner of the slug, or who released it in the last 90 days. */
  ownerOfSlug(slug: string): ProfessionalId | undefined {
    const owner = this.states().find((one) => one.slug === slug)?.id
    const released = this.#released.get(slug)
    return owner ?? (released && this.#isHeld(released) ? released.professionalId : undefined)
  }

  #clash(state: ProfessionalState): SaveProfessionalFailure | null {
    const others = this.states().filter(({ id }) => id !== state.id)
    if (state.email && others.some(({ email }) => email === state.email)) return 'email_taken'
    if (others.some(({ crm }) => sameKey(crm, state.crm))) return 'registration_taken'
    if (others.some(({ cpfCnpj }) => sameKey(cpfCnpj, state.cpfCnpj))) return 'document_taken'
    return this.#isTaken(state.slug, state.id) ? 'slug_taken' : null
  }

  #release({ id, slug }: ProfessionalState, releasedAt: Date): void {
    this.#released.set(slug, { professionalId: id, releasedAt })
  }

  #isTaken(slug: string, except?: ProfessionalId): boolean {
    const owner = this.ownerOfSlug(slug)
    return owner !== undefined && owner !== except
  }

  #isHeld({ releasedAt }: ReleasedSlug): boolean {
    return releasedAt > reservedSince(this.#clock.now())
  }
}

function ownedElsewhere(before: ProfessionalState): Partial<ProfessionalState> {
  const { role, blocked, rating, reviewCount, answerMinutes, profileViews } = before
  return { role, blocked, rating, reviewCount, answerMinutes, profileViews }
}

function sameKey(left: string | null, right: string | null): boolean {
  return left !== null && right !== null && keyOf(left) === keyOf(right)
}

const keys = new Map<string, string>()

function keyOf(text: string): string {
  const key = keys.get(text) ?? registrationKey(text)
  keys.set(text, key)
  return key
}
