import {
  type ErasedRecords,
  type KnownContact,
  type Person,
  PersonalData,
  type PersonalRecords,
} from '#application/ports/personal_data.ts'
import type { ContactState } from '#domain/leads/contact.ts'
import { type ProfessionalId, professionalOf, accountOf } from '#domain/shared/ids.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { pick } from '#domain/shared/pick.ts'
import { localDigits } from '#domain/shared/phone.ts'
import type { InMemoryConsentLedger } from './in_memory_consent_ledger.ts'
import type { InMemoryContactRepository } from './in_memory_contact_repository.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import type { InMemoryReviewRepository } from './in_memory_review_repository.ts'
import type { InMemorySessionStore } from './in_memory_session_store.ts'
import type { InMemoryVerificationRepository } from './in_memory_verification_repository.ts'

interface Kept {
  professionals: InMemoryProfessionalRepository
  contacts: InMemoryContactRepository
  reviews: InMemoryReviewRepository
  sessions: InMemorySessionStore
  consents: InMemoryConsentLedger
  verifications: InMemoryVerificationRepository
}

export class InMemoryPersonalData extends PersonalData {
  readonly #kept: Kept

  constructor(kept: Kept) {
    super()
    this.#kept = kept
  }

  async read(person: Person): Promise<PersonalRecords> {
    const { sessions, consents } = this.#kept
    const accounts = this.#accounts(person)
    const contacts = this.#contacts(person)
    return {
      professionals: accounts,
      photos: accounts.flatMap(({ id, image }) => (image ? [{ professionalId: id, hash: image.hash }] : [])),
      secondFactors: [],
      formerSlugs: [],
      otherEmails: [],
      reviewsReceived: this.#kept.reviews
        .states()
        .filter(
          ({ professionalId, quarantined }) =>
            !quarantined && accounts.some(({ id }) => id === professionalId),
        )
        .map((one) => pick(one, ['id', 'rating', 'comment', 'points', 'status', 'createdAt'])),
      dailyCounts: [],
      months: [],
      declinedMails: [],
      profileClaims: [],
      ownActions: [],
      services: accounts.flatMap(({ services }) => services),
      locations: accounts.flatMap(({ locations }) => locations),
      insurances: accounts.flatMap(({ insurances }) => insurances),
      faqs: accounts.flatMap(({ faqs }) => faqs),
      contacts: contacts.map((one) => without(one, ['fingerprint', 'idempotencyKey'])),
      reviews: this.#reviews(person).map((one) => without(one, ['senderHash', 'idempotencyKey'])),
      notes: this.#kept.contacts
        .states()
        .filter(({ note, professionalId }) => note && accounts.some(({ id }) => id === professionalId))
        .map(({ id, note, updatedAt }) => ({ id, note, updatedAt })),
      answers: this.#kept.reviews
        .states()
        .filter(({ professionalId }) => accounts.some(({ id }) => id === professionalId))
        .filter(({ answer, objection, rejectedBy }) => answer || (objection && rejectedBy === 'professional'))
        .map(({ id, answer, answeredAt, objection }) => ({ id, answer, answered_at: answeredAt, objection })),
      verifications: this.#kept.verifications
        .of(accounts.map(({ id }) => id))
        .map((one) => without(one, ['decidedBy'])),
      consents: consents.of([...contacts.map(({ id }) => id), ...person.reviewIds]),
      sessions: sessions
        .entries()
        .map(([, session]) => session)
        .filter(({ accountId }) => accounts.some(({ id }) => id === professionalOf(accountId))),
      pushDevices: [],
      accessRecords: [],
      securityEvents: [],
    }
  }

  async contactsOf(person: Person): Promise<string[]> {
    return this.#contacts(person).map(({ id }) => id)
  }

  async accountsOf(person: Person): Promise<ProfessionalId[]> {
    return this.#accounts(person).map(({ id }) => id)
  }

  async reviewedBy(person: Person): Promise<ProfessionalId[]> {
    const erased = new Set(await this.accountsOf(person))
    const reviewed = new Set(this.#reviews(person).map(({ professionalId }) => professionalId))
    return [...reviewed].filter((id) => !erased.has(id)).toSorted()
  }

  async erase(person: Person, at: Date): Promise<ErasedRecords> {
    const { professionals, contacts, reviews, sessions } = this.#kept
    const accounts = this.#accounts(person)
    const left = { contacts: this.#contacts(person), reviews: this.#reviews(person) }
    const isOfErased = ({ professionalId }: { professionalId: ProfessionalId }) =>
      accounts.some(({ id }) => id === professionalId)
    for (const { id } of [...left.contacts, ...contacts.states().filter(isOfErased)])
      await contacts.remove(id)
    for (const { id } of [...left.reviews, ...reviews.states().filter(isOfErased)]) reviews.remove(id)
    for (const { id } of accounts) await sessions.endAllOf(accountOf(id))
    for (const { id } of accounts) professionals.erase(id, at)
    return {
      professionals: accounts.length,
      contacts: left.contacts.length,
      reviews: left.reviews.length,
      profileClaims: 0,
      names: accounts.map(({ name, lastname, email }) => `${name} ${lastname} <${email}>`),
      heldSlugs: accounts.map(({ slug }) => slug),
      registrations: accounts.map(({ crm }) => crm),
    }
  }

  async *contactsKnown(): AsyncGenerator<KnownContact> {
    const { professionals, contacts } = this.#kept
    for (const { email, createdAt } of professionals.states()) yield* known(email, [], createdAt)
    for (const { patientEmail, whatsapp, createdAt } of contacts.states())
      yield* known(patientEmail, [whatsapp], createdAt)
  }

  #accounts({ email, accountIds = [] }: Person): ProfessionalState[] {
    return this.#kept.professionals
      .states()
      .filter(({ role }) => role === 'user')
      .filter((one) => one.email === email || accountIds.includes(one.id))
  }

  #contacts({ email, phone, contactIds = [] }: Person): ContactState[] {
    return this.#kept.contacts
      .states()
      .filter(
        (one) => one.patientEmail === email || isSame(one.whatsapp, phone) || contactIds.includes(one.id),
      )
  }

  #reviews({ reviewIds }: Person): ReviewState[] {
    return this.#kept.reviews.states().filter(({ id }) => reviewIds.includes(id))
  }
}

function without(row: object, hidden: readonly string[]): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)))
}

function isSame(kept: string | null, asked: string | null): boolean {
  return kept !== null && asked !== null && localDigits(kept) === localDigits(asked)
}

function known(email: string, phones: readonly (string | null)[], since: Date): KnownContact[] {
  const given = phones.filter((value) => value !== null)
  return [
    { kind: 'email', value: email, since },
    ...given.map((value) => ({ kind: 'phone' as const, value, since })),
  ]
}
