import type { ConsentLedger, Erasure, Person } from '#application/ports/personal_data.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { inDryRun } from '../operations/in_dry_run.ts'
import { eraseAll, type ErasureDependencies } from './erase_person.ts'
import { erasuresOf, type PersonRefusal, readPerson, type TypedPerson } from './person.ts'

export interface WithdrawConsentInput extends TypedPerson {
  by: Actor
  /** Only tells how much would go. */
  dryRun?: boolean
}

export interface ConsentWithdrawn {
  contacts: number
  reviews: number
}

interface Dependencies extends ErasureDependencies {
  consents: ConsentLedger
}

/**
 * A patient takes back what they agreed to (LGPD, art. 8 § 5): leads, messages and reviews are used no longer, for they
 * are gone, ratings follow, and that consent ended, and when, stays on record. Accounts stay.
 */
export class WithdrawConsent {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({
    by,
    dryRun = false,
    ...typed
  }: WithdrawConsentInput): Promise<Result<ConsentWithdrawn, PersonRefusal | 'nothing_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const person = readPerson(typed)
    if (!person.ok) return person
    const { unitOfWork, externalErasures } = this.#deps
    const attempt = () => unitOfWork.run(() => this.#withdraw(person.value, by))
    const withdrawn = dryRun ? await inDryRun(unitOfWork, attempt) : await attempt()
    if (!withdrawn.ok) return withdrawn
    const { ledger, ...counts } = withdrawn.value
    if (!dryRun) await externalErasures.add(ledger)
    return ok(counts)
  }

  async #withdraw(
    person: Person,
    by: Actor,
  ): Promise<Result<ConsentWithdrawn & { ledger: Erasure[] }, 'nothing_found'>> {
    const { personalData, consents, erasures, hasher, clock } = this.#deps
    const { reviewIds } = person
    const contactIds = await personalData.contactsOf(person)
    const now = clock.now()
    if ((await consents.withdraw([...contactIds, ...reviewIds], now)) === 0) return fail('nothing_found')
    const subjects: Person = { email: null, phone: null, contactIds, reviewIds }
    const { contacts, reviews } = await eraseAll(this.#deps, subjects)
    const ledger = erasuresOf(subjects, hasher, now)
    await erasures.add(ledger)
    await this.#audit(by, { contacts, reviews })
    return ok({ contacts, reviews, ledger })
  }

  async #audit(by: Actor, after: ConsentWithdrawn): Promise<void> {
    await this.#deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'consent_withdrawn',
      subjectKind: 'person',
      subjectId: 'patient',
      after,
    })
  }
}
