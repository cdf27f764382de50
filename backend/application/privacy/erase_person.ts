import type { AuditLog } from '#application/ports/audit_log.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { JobQueue } from '#application/ports/job_queue.ts'
import type { KeyedHasher } from '#application/ports/keyed_hasher.ts'
import type {
  ErasedRecords,
  Erasure,
  ErasureLedger,
  PersonalData,
  Person,
} from '#application/ports/personal_data.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { ReviewRepository } from '#application/ports/review_repository.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { photoTidying } from '#application/professionals/editing/photo_tidying.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { erasuresOf, type PersonRefusal, readPerson, type TypedPerson } from './person.ts'

export interface ErasePersonInput extends TypedPerson {
  /** `cli:<user of the machine>`. */
  operator: string
}

export interface ErasureDone extends ErasedRecords {
  /** For the ledger that is kept outside the database. */
  ledger: Erasure[]
}

export interface ErasureNeeds {
  personalData: PersonalData
  erasures: ErasureLedger
  reviews: ReviewRepository
  index: ProfessionalIndex
  jobs: JobQueue
  auditLog: AuditLog
  unitOfWork: UnitOfWork
  hasher: KeyedHasher
  clock: Clock
}

/**
 * Removes everything of one person for good, as accounts and as a patient; ratings follow, the search forgets, the
 * address stays reserved for 90 days. Administrators are demoted first, by another verb.
 */
export class ErasePerson {
  readonly #needs: ErasureNeeds

  constructor(needs: ErasureNeeds) {
    this.#needs = needs
  }

  async execute({
    operator,
    ...typed
  }: ErasePersonInput): Promise<Result<ErasureDone, PersonRefusal | 'nothing_found'>> {
    const person = readPerson(typed)
    if (!person.ok) return person
    const { unitOfWork, erasures, hasher, clock } = this.#needs
    const ledger = erasuresOf(person.value, hasher, clock.now())
    return unitOfWork.run(async () => {
      const erased = await eraseAll(this.#needs, person.value)
      if (erased.professionals + erased.contacts + erased.reviews === 0) return fail('nothing_found')
      await erasures.add(ledger)
      await this.#audit(operator, erased, ledger)
      return ok({ ...erased, ledger })
    })
  }

  async #audit(operator: string, erased: ErasedRecords, [subject]: readonly Erasure[]): Promise<void> {
    const { professionals, contacts, reviews } = erased
    await this.#needs.auditLog.record({
      actorKind: 'operator',
      actorId: operator,
      action: 'personal_data_erased',
      subjectKind: 'person',
      subjectId: subject?.subjectHash ?? '',
      after: { professionals, contacts, reviews },
    })
  }
}

/** Inside a unit of work: the rows, what is derived from them, and the search. Photos go right after it. */
export async function eraseAll(needs: ErasureNeeds, person: Person): Promise<ErasedRecords> {
  const { personalData, reviews, index, jobs, clock } = needs
  const accounts = await personalData.accountsOf(person)
  const reviewed = await personalData.reviewedBy(person)
  const erased = await personalData.erase(person, clock.now())
  for (const id of reviewed) await reviews.recomputeRating(id)
  await index.refresh([...accounts, ...reviewed])
  for (const id of accounts) await jobs.enqueue(...photoTidying(id))
  return erased
}
