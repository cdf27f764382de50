import type { ConsentLedger } from '#application/ports/consent_ledger.ts'
import type { Erasure, Person } from '#application/ports/personal_data.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { eraseAll, type ErasureNeeds } from './erase_person.ts'
import { erasuresOf, type PersonRefusal, readPerson, type TypedPerson } from './person.ts'

export interface WithdrawConsentInput extends TypedPerson {
  /** `cli:<user of the machine>`. */
  operator: string
}

export interface ConsentWithdrawn {
  contacts: number
  reviews: number
  /** For the ledger that is kept outside the database. */
  ledger: Erasure[]
}

interface Needs extends ErasureNeeds {
  consents: ConsentLedger
}

/**
 * A patient takes back what they agreed to (LGPD, art. 8 § 5): leads, messages and reviews are used no longer, for they
 * are gone, ratings follow, and that consent ended, and when, stays on record. Accounts stay.
 */
export class WithdrawConsent {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async execute({
    operator,
    ...typed
  }: WithdrawConsentInput): Promise<Result<ConsentWithdrawn, PersonRefusal | 'nothing_found'>> {
    const person = readPerson(typed)
    if (!person.ok) return person
    const { unitOfWork, personalData, consents, erasures, hasher, clock } = this.#needs
    return unitOfWork.run(async () => {
      const contactIds = await personalData.contactsOf(person.value)
      const subjects: Person = { email: null, phone: null, contactIds, reviewIds: person.value.reviewIds }
      const now = clock.now()
      const withdrawn = await consents.withdraw([...contactIds, ...subjects.reviewIds], now)
      if (withdrawn === 0) return fail('nothing_found')
      const { contacts, reviews } = await eraseAll(this.#needs, subjects)
      const ledger = erasuresOf(subjects, hasher, now)
      await erasures.add(ledger)
      await this.#audit(operator, { contacts, reviews })
      return ok({ contacts, reviews, ledger })
    })
  }

  async #audit(operator: string, after: { contacts: number; reviews: number }): Promise<void> {
    await this.#needs.auditLog.record({
      actorKind: 'operator',
      actorId: operator,
      action: 'consent_withdrawn',
      subjectKind: 'person',
      subjectId: 'patient',
      after,
    })
  }
}
