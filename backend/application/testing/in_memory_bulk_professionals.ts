import { BulkConflict, BulkProfessionals, type Claims } from '#application/ports/bulk_professionals.ts'
import { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { registrationKey } from '#domain/professionals/registration_number.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryBulkProfessionals extends BulkProfessionals {
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  override async findByEmail(emails: readonly string[]): Promise<ProfessionalState[]> {
    const wanted = new Set(emails)
    return this.#professionals.states().filter(({ email }) => wanted.has(email))
  }

  override async findByRegistration(keys: readonly string[]): Promise<ProfessionalState[]> {
    return this.#professionals.states().filter(({ crm }) => keys.includes(registrationKey(crm)))
  }

  override async findById(ids: readonly ProfessionalId[]): Promise<ProfessionalState[]> {
    return this.#professionals.states().filter(({ id }) => ids.includes(id))
  }

  /** Knows reviews alone, by their number. */
  override async inUse(ids: readonly ProfessionalId[]): Promise<Set<ProfessionalId>> {
    const found = await this.findById(ids)
    return new Set(found.flatMap(({ id, reviewCount }) => (reviewCount > 0 ? [id] : [])))
  }

  override async claims(
    registrationKeys: readonly string[],
    documentKeys: readonly string[],
  ): Promise<Claims> {
    return {
      registrations: this.#holders(registrationKeys, ({ crm }) => crm),
      documents: this.#holders(documentKeys, ({ cpfCnpj }) => cpfCnpj),
    }
  }

  /** All or none, like a transaction that rolls back. */
  override async insert(states: readonly ProfessionalState[]): Promise<void> {
    for (const [index, state] of states.entries()) {
      const failure = await this.#professionals.save(Professional.restore(state))
      if (!failure) continue
      for (const { id } of states.slice(0, index)) this.#professionals.discard(id)
      throw new BulkConflict(failure)
    }
  }

  override async update(states: readonly ProfessionalState[]): Promise<void> {
    for (const state of states) {
      const failure = await this.#professionals.save(Professional.restore(state))
      if (failure) throw new BulkConflict(failure)
    }
  }

  override async remove(ids: readonly ProfessionalId[]): Promise<void> {
    for (const id of ids) this.#professionals.discard(id)
  }

  #holders(keys: readonly string[], held: (state: ProfessionalState) => string | null) {
    const wanted = new Set(keys)
    return new Map(
      this.#professionals.states().flatMap((state) => {
        const key = registrationKey(held(state) ?? '')
        return wanted.has(key) ? [[key, state.id] as const] : []
      }),
    )
  }
}
