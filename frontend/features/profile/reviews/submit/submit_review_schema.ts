import * as z from 'zod/mini'
import { humanSigns } from '#contract/honeypot.ts'
import { submitReviewForm } from '#contract/reviews.ts'

/** What the review form must hold before it is sent. */
export const submitReviewSchema = z.object({
  ...submitReviewForm.shape,
  complemento: humanSigns.shape.complemento,
})
export type SubmitReviewInput = z.input<typeof submitReviewSchema>
export type SubmitReviewOutput = z.output<typeof submitReviewSchema>
