import { WatchedIndex } from '#application/professionals/importing/testing/watched_index.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { InMemoryErasureLedger } from '#application/testing/in_memory_erasure_ledger.ts'
import { InMemoryJobQueue } from '#application/testing/in_memory_job_queue.ts'
import { InMemoryMailCopies } from '#application/testing/in_memory_mail_copies.ts'
import { inMemoryStore } from '#application/testing/in_memory_stores.ts'
import { TransparentHasher } from '#application/testing/transparent_hasher.ts'

export const MARIA = { kind: 'operator', id: 'cli:maria' } as const
export const ANA = 'ana@exemplo.com.br'

function emptyDependencies() {
  return {
    ...inMemoryStore(),
    index: new WatchedIndex(),
    jobs: new InMemoryJobQueue(),
    hasher: new TransparentHasher(),
    mailCopies: new InMemoryMailCopies(),
    erasures: new InMemoryErasureLedger(),
    externalErasures: new InMemoryErasureLedger(),
  }
}

/**
 * The dependencies of this folder's use cases, in memory, at noon of 21 November 2026. Ana's account is number 1. She
 * left lead 301 and review 201 (one star) with number 2, to whom another patient gave five stars and lead 302.
 */
export async function privacyDependencies() {
  const deps = emptyDependencies()
  await deps.professionals.save(aProfessional({ id: aUuid(1), email: ANA, slug: 'ana' }))
  await deps.professionals.save(aProfessional({ id: aUuid(2), slug: 'bia', rating: 3, reviewCount: 2 }))
  const withBia = { professionalId: aUuid(2), status: 'approved' } as const
  await deps.reviews.save(aReview({ ...withBia, id: aUuid(201), rating: 1 }))
  await deps.reviews.save(aReview({ ...withBia, id: aUuid(202), rating: 5 }))
  await deps.contacts.save(aLead({ id: aUuid(301), professionalId: aUuid(2), patientEmail: ANA }))
  await deps.contacts.save(aLead({ id: aUuid(302), professionalId: aUuid(2) }))
  const left = () => ({
    accounts: deps.professionals.states().map(({ slug }) => slug),
    contacts: deps.contacts.states().map(({ id }) => id),
    reviews: deps.reviews.states().map(({ id }) => id),
  })
  return { ...deps, left }
}

/** Has the ledger beside the database refuse, and tell whether what it refuses can still be undone. */
export function withoutLedger<Deps extends ReturnType<typeof emptyDependencies>>(deps: Deps): Deps {
  const run = deps.unitOfWork.run.bind(deps.unitOfWork)
  let isUnderWay = false
  deps.unitOfWork.run = (work) =>
    run(async () => {
      isUnderWay = true
      return work().finally(() => (isUnderWay = false))
    })
  deps.externalErasures.add = () => Promise.reject(new Error(isUnderWay ? 'the disk is full' : 'too late'))
  return deps
}
