import { randomUUID } from 'node:crypto'
import type { Professional } from '#domain/professionals/professional.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import { aProfessional, anId } from '#domain/professionals/testing/a_professional.ts'
import { aReview } from '#domain/reviews/testing/a_review.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import type { App } from '#infrastructure/composition/open_app.ts'
import type { ReviewId } from '#domain/shared/ids.ts'

/** Stores and indexes a professional with a unique id. */
export async function givenProfessional(
  { adapters }: App,
  overrides: Partial<ProfessionalState> = {},
): Promise<Professional> {
  const professional = aProfessional({ id: anId(randomUUID()), ...overrides })
  await adapters.unitOfWork.run(async () => {
    const refusal = await adapters.professionals.save(professional)
    if (refusal) throw new Error(refusal)
    await adapters.index.refresh([professional.id])
  })
  return professional
}

export async function givenReview({ adapters }: App, overrides: Partial<ReviewState>): Promise<ReviewId> {
  const review = aReview({ id: anId(randomUUID()), ...overrides })
  await adapters.reviews.save(review)
  return review.id
}
