import * as z from 'zod/mini'
import { pageParameter, parameter, properName, text, wholeNumber } from './fields.ts'
import { humanSigns } from './honeypot.ts'

const review = z.object({
  id: z.uuid(),
  patientName: z.string(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
})
export type Review = z.infer<typeof review>

/** REVIEW-OWNER of the access matrix. */
export const ownReview = z.object({
  ...review.shape,
  status: z.enum(['pending', 'approved', 'rejected']),
})
export type OwnReview = z.infer<typeof ownReview>

export const moderateReviewBody = z.object({
  status: z.enum(['approved', 'rejected'], 'Use approved ou rejected.'),
})

export const reviewsPage = z.object({
  reviews: z.array(review),
  total: z.int(),
  /** How many approved reviews gave 1, 2, 3, 4 and 5 stars; only where the query asks `include=distribution`. */
  distribution: z.optional(z.array(z.int())),
})
export type ReviewsPage = z.infer<typeof reviewsPage>

export const reviewsQuery = z.object({
  page: pageParameter,
  limit: parameter(wholeNumber(1, 50)),
  include: parameter(z.enum(['distribution'])),
})

export const submitReviewForm = z.object({
  patientName: properName({ min: 1, max: 80, tooShort: 'Nome é obrigatório' }),
  rating: z
    .number('Avaliação é obrigatória')
    .check(
      z.int('Avaliação é obrigatória'),
      z.minimum(1, 'Avaliação é obrigatória'),
      z.maximum(5, 'Máximo 5 estrelas'),
    ),
  comment: z.optional(z.nullable(text({ max: 1000 }))),
})

export const submitReviewBody = z.object({
  ...submitReviewForm.shape,
  ...humanSigns.shape,
  professionalId: z.optional(z.string()),
})
export type SubmitReviewBody = z.input<typeof submitReviewBody>

export const submittedReview = z.object({ id: z.uuid(), status: z.literal('pending') })
export type SubmittedReview = z.infer<typeof submittedReview>
