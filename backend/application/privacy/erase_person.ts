import type { Ports } from '#application/ports/ports.ts'
import type { ErasedRecords, Erasure, Person } from '#application/ports/personal_data.ts'
import { photoCleanup } from '#application/professionals/editing/photo_cleanup.ts'
import { accountOf } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, auditEntry } from '../audit/actor.ts'
import { inDryRun } from '../operations/in_dry_run.ts'
import {
  erasuresOf,
  type PersonRefusal,
  readPerson,
  registrationErasures,
  type TypedPerson,
} from './person.ts'
import { UseCase } from '../use_case.ts'

export interface ErasePersonInput extends TypedPerson {
  by: Actor
  /** Reports what would be erased. */
  dryRun?: boolean
}

export type ErasureDependencies = Ports<
  | 'personalData'
  | 'erasures'
  | 'externalErasures'
  | 'reviews'
  | 'index'
  | 'jobs'
  | 'auditLog'
  | 'unitOfWork'
  | 'hasher'
  | 'clock'
>

type Dependencies = ErasureDependencies & Ports<'mailCopies'>

/**
 * Erases one person's data for good: accounts, data as a patient, and mails in the folder. Ratings and search follow;
 * the slug stays reserved for 90 days. Administrators must be demoted first.
 */
export class ErasePerson extends UseCase<Dependencies> {
  async execute({
    by,
    dryRun = false,
    ...typed
  }: ErasePersonInput): Promise<Result<ErasedRecords, PersonRefusal | 'nothing_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const person = readPerson(typed)
    if (!person.ok) return person
    const { unitOfWork, mailCopies } = this.deps
    if (dryRun) return inDryRun(unitOfWork, () => this.#erase(person.value, { by, dryRun }))
    const erased = await unitOfWork.run(() => this.#erase(person.value, { by }))
    if (!erased.ok) return erased
    if (person.value.email) await mailCopies.removeTo(person.value.email)
    return erased
  }

  async #erase(
    person: Person,
    { by, dryRun = false }: { by: Actor; dryRun?: boolean },
  ): Promise<Result<ErasedRecords, 'nothing_found'>> {
    const { hasher, clock } = this.deps
    const erased = await eraseAll(this.deps, person)
    if (isEmpty(erased)) return fail('nothing_found')
    const now = clock.now()
    const ledger = [
      ...erasuresOf(person, hasher, now),
      ...registrationErasures(erased.registrations, hasher, now),
    ]
    await this.#audit(by, erased, ledger)
    await keepErasures(this.deps, ledger, dryRun)
    return ok(erased)
  }

  async #audit(by: Actor, erased: ErasedRecords, [subject]: readonly Erasure[]): Promise<void> {
    const { professionals, contacts, reviews, profileClaims } = erased
    await this.deps.auditLog.record(
      auditEntry({ by }, 'personal_data_erased', ['person', subject?.subjectHash ?? ''], {
        after: { professionals, contacts, reviews, profileClaims },
      }),
    )
  }
}

/** Returns whether nothing of a person was there. */
export function isEmpty({ professionals, contacts, reviews, profileClaims }: ErasedRecords): boolean {
  return professionals + contacts + reviews + profileClaims === 0
}

/** Erases rows, derived data and index entries; call inside a unit of work. Photos are removed right after it. */
export async function eraseAll(deps: ErasureDependencies, person: Person): Promise<ErasedRecords> {
  const { personalData, reviews, index, jobs, clock } = deps
  const accounts = await personalData.accountsOf(person)
  const reviewed = await personalData.reviewedBy(person)
  const erased = await personalData.erase(person, clock.now())
  await reviews.recomputeRatings(reviewed)
  await index.refresh([...accounts, ...reviewed])
  for (const id of accounts) await jobs.removeOf(accountOf(id))
  for (const id of accounts) await jobs.enqueue(...photoCleanup(id))
  return erased
}

/**
 * Writes erasures to both ledgers. To be called last in a unit of work: if the ledger outside the database cannot be
 * written, nothing is erased, so that no restored backup brings back an erased person unnoticed.
 */
export async function keepErasures(
  { erasures, externalErasures }: Pick<ErasureDependencies, 'erasures' | 'externalErasures'>,
  ledger: readonly Erasure[],
  dryRun = false,
): Promise<void> {
  await erasures.add(ledger)
  if (!dryRun) await externalErasures.add(ledger)
}

interface WithdrawConsentInput extends TypedPerson {
  by: Actor
  /** Reports how much would be removed. */
  dryRun?: boolean
}

interface ConsentWithdrawn {
  contacts: number
  reviews: number
}

type WithdrawConsentDependencies = ErasureDependencies & Ports<'consents'>

/**
 * Withdraws a patient's consent (LGPD, art. 8 § 5): deletes leads, messages and reviews, updates ratings, and records
 * that and when the consent ended. Accounts stay.
 */
export class WithdrawConsent extends UseCase<WithdrawConsentDependencies> {
  async execute({
    by,
    dryRun = false,
    ...typed
  }: WithdrawConsentInput): Promise<Result<ConsentWithdrawn, PersonRefusal | 'nothing_found'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const person = readPerson(typed)
    if (!person.ok) return person
    const { unitOfWork } = this.deps
    const attempt = () => unitOfWork.run(() => this.#withdraw(person.value, { by, dryRun }))
    return dryRun ? inDryRun(unitOfWork, attempt) : attempt()
  }

  async #withdraw(
    person: Person,
    { by, dryRun }: { by: Actor; dryRun: boolean },
  ): Promise<Result<ConsentWithdrawn, 'nothing_found'>> {
    const { personalData, consents, hasher, clock } = this.deps
    const { reviewIds } = person
    const contactIds = await personalData.contactsOf(person)
    const now = clock.now()
    if ((await consents.withdraw([...contactIds, ...reviewIds], now)) === 0) return fail('nothing_found')
    const subjects: Person = { email: null, phone: null, contactIds, reviewIds }
    const { contacts, reviews } = await eraseAll(this.deps, subjects)
    await this.#audit(by, { contacts, reviews })
    await keepErasures(this.deps, erasuresOf(subjects, hasher, now), dryRun)
    return ok({ contacts, reviews })
  }

  async #audit(by: Actor, after: ConsentWithdrawn): Promise<void> {
    await this.deps.auditLog.record(auditEntry({ by }, 'consent_withdrawn', ['person', 'patient'], { after }))
  }
}
