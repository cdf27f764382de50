import { type ContactRepetition, ContactRepository } from '#application/ports/contact_repository.ts'
import { Contact, type ContactState } from '#domain/leads/contact.ts'
import { medianAnswerMinutes } from '#domain/leads/answer_time.ts'
import type { ContactId, ProfessionalId } from '#domain/shared/ids.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'

export class InMemoryContactRepository extends ContactRepository {
  readonly #states = new Map<ContactId, ContactState>()
  readonly #professionals: InMemoryProfessionalRepository

  constructor(professionals: InMemoryProfessionalRepository) {
    super()
    this.#professionals = professionals
  }

  async findForUpdate(id: ContactId): Promise<Contact | null> {
    const state = this.#states.get(id)
    return state ? new Contact(state) : null
  }

  async save({ state }: Contact): Promise<'professional_not_found' | null> {
    if (!this.#professionals.stateOf(state.professionalId)) return 'professional_not_found'
    this.#states.set(state.id, state)
    return null
  }

  async findRepeated(repetition: ContactRepetition, since: Date): Promise<Contact | null> {
    const { professionalId, idempotencyKey, fingerprint } = repetition
    const [first] = this.#storedSince(professionalId, since)
      .filter(
        (state) =>
          state.fingerprint === fingerprint ||
          (idempotencyKey !== null && state.idempotencyKey === idempotencyKey),
      )
      .sort(
        (a, b) =>
          Number(b.fingerprint === fingerprint) - Number(a.fingerprint === fingerprint) ||
          a.createdAt.getTime() - b.createdAt.getTime(),
      )
    return first ? new Contact(first) : null
  }

  async listOf(professionalId: ProfessionalId, page: number, limit: number): Promise<Contact[]> {
    return this.#shownTo(professionalId)
      .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? -1 : 1))
      .slice((page - 1) * limit, page * limit)
      .map((state) => new Contact(state))
  }

  async countOf(professionalId: ProfessionalId): Promise<number> {
    return this.#shownTo(professionalId).length
  }

  async remove(id: ContactId): Promise<void> {
    this.#states.delete(id)
  }

  async countSince(professionalId: ProfessionalId, since: Date): Promise<number> {
    return this.#storedSince(professionalId, since).filter(({ quarantined }) => !quarantined).length
  }

  async countQuarantined(): Promise<number> {
    return this.states().filter(({ quarantined }) => quarantined).length
  }

  async recomputeAnswerTime(professionalId: ProfessionalId, since: Date): Promise<void> {
    const answered = this.#storedSince(professionalId, since).flatMap(
      ({ quarantined, createdAt, answeredAt }) =>
        quarantined || !answeredAt ? [] : { createdAt, answeredAt },
    )
    this.#professionals.overwrite(professionalId, { answerMinutes: medianAnswerMinutes(answered) })
  }

  async refreshAnswerTimes(since: Date): Promise<void> {
    for (const { id, answerMinutes } of this.#professionals.states())
      if (answerMinutes !== null) await this.recomputeAnswerTime(id, since)
  }

  states(): ContactState[] {
    return [...this.#states.values()]
  }

  #shownTo(professionalId: ProfessionalId): ContactState[] {
    return this.states().filter((state) => state.professionalId === professionalId && !state.quarantined)
  }

  #storedSince(professionalId: ProfessionalId, since: Date): ContactState[] {
    return this.states().filter(
      (state) => state.professionalId === professionalId && state.createdAt >= since,
    )
  }
}
