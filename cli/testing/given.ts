import { randomUUID } from 'node:crypto'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import type { ContactState } from '#domain/leads/contact.ts'
import { aLead } from '#domain/leads/testing/a_lead.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, anId } from '#domain/professionals/testing/a_professional.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import { PostgresBlogPostRepository } from '#infrastructure/database/blog/postgres_blog_post_repository.ts'
import type { Database } from '#infrastructure/database/database.ts'
import { PostgresContactRepository } from '#infrastructure/database/leads/postgres_contact_repository.ts'
import { PostgresProfessionalRepository } from '#infrastructure/database/professionals/postgres_professional_repository.ts'
import { PostgresReviewRepository } from '#infrastructure/database/reviews/postgres_review_repository.ts'
import { SystemClock } from '#infrastructure/clock/system_clock.ts'
import { PostgresProfessionalIndex } from '#search/postgres/postgres_professional_index.ts'
import type { BlogPostId, ContactId, ReviewId } from '#domain/shared/ids.ts'

let number = 0

/** Stores and lists a professional with unique e-mail, slug and registration. */
export async function givenProfessional(
  database: Database,
  overrides: Partial<ProfessionalState> = {},
): Promise<Professional> {
  number++
  const own = {
    id: anId(randomUUID()),
    email: `p${number}@exemplo.com.br`,
    slug: `pessoa-${number}`,
    crm: `CRM/SP 90${number}`,
  }
  const professional = aProfessional({ ...own, ...overrides })
  await database.transaction(async () => {
    const refusal = await new PostgresProfessionalRepository(database, new SystemClock()).save(professional)
    if (refusal) throw new Error(refusal)
    await new PostgresProfessionalIndex(database).refresh([professional.id])
  })
  return professional
}

export async function givenReview(database: Database, overrides: Partial<ReviewState>): Promise<ReviewId> {
  const review = aReview({ id: anId(randomUUID()), ...overrides })
  const reviews = new PostgresReviewRepository(database)
  await database.transaction(async () => {
    await reviews.save(review)
    if (review.isPublic()) await reviews.recomputeRatings([review.state.professionalId])
  })
  return review.id
}

export async function givenLead(database: Database, overrides: Partial<ContactState>): Promise<ContactId> {
  const id = anId(randomUUID())
  await new PostgresContactRepository(database).save(aLead({ id, fingerprint: id, ...overrides }))
  return id
}

export async function givenPost(database: Database, overrides: Partial<BlogPostState>): Promise<BlogPostId> {
  const post = aBlogPost({ id: anId(randomUUID()), ...overrides })
  await new PostgresBlogPostRepository(database).save(post)
  return post.id
}
