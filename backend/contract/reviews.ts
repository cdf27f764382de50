import * as z from 'zod/mini'
import { REVIEW_ORDERS } from '#domain/reviews/review_order.ts'
import { OBJECTIONS } from '#domain/reviews/objections.ts'
import { REVIEW_POINTS } from '#domain/reviews/points.ts'
import { MAX_ANSWER_LENGTH } from '#domain/reviews/review.ts'

export { MAX_ANSWER_LENGTH }
import { nameOfPerson, pageParameter, parameter, text, wholeNumber } from './fields.ts'
import { honeypotFields } from './honeypot.ts'
import { REVIEW_CONSENT_VERSION } from './review_terms.ts'

const point = z.enum(REVIEW_POINTS, 'Escolha os pontos da lista.')

const review = z.object({
  id: z.uuid(),
  /** First name and initial; to the professional and to administrators as it was typed. */
  patientName: z.string(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  /** What the patient ticked as good. */
  points: z.array(point),
  /** The professional's answer. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
  createdAt: z.iso.datetime(),
})
export type Review = z.infer<typeof review>

/** A review as its professional sees it. */
export const ownReview = z.object({
  ...review.shape,
  status: z.enum(['pending', 'approved', 'rejected']),
})
export type OwnReview = z.infer<typeof ownReview>

const objection = z.enum(OBJECTIONS, 'Escolha o motivo da lista.')

export const moderateReviewBody = z.discriminatedUnion(
  'status',
  [z.object({ status: z.literal('approved') }), z.object({ status: z.literal('rejected'), objection })],
  'Use approved ou rejected.',
)
export type ModerateReviewBody = z.input<typeof moderateReviewBody>

export const answerReviewBody = z.object({
  answer: text({ min: 1, max: MAX_ANSWER_LENGTH, tooShort: 'Escreva a resposta.' }),
})

export const reportReviewBody = z.object({ objection, ...honeypotFields() })
export type ReportReviewBody = z.input<typeof reportReviewBody>

const REVIEW_QUEUES = ['reported', 'quarantined', 'rejected'] as const
export type ReviewQueue = (typeof REVIEW_QUEUES)[number]

export const reviewQueueQuery = z.object({
  queue: parameter(z.enum(REVIEW_QUEUES, 'Fila desconhecida.')),
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 100)),
})

/** A review with the facts for administrators' decision. */
export const queuedReview = z.object({
  ...z.omit(ownReview, { answeredAt: true }).shape,
  quarantined: z.boolean(),
  /** The slug is null if there is no public page. */
  professional: z.object({ id: z.uuid(), name: z.string(), slug: z.nullable(z.string()) }),
  /** Reports since the last decision, the most frequent objection first. */
  reports: z.array(z.object({ objection, count: z.int() })),
  /** Why the professional or the site rejected it. */
  objection: z.nullable(objection),
  rejectedBy: z.nullable(z.enum(['professional', 'site'])),
  evidence: z.object({
    /** The sender also logged in as the professional. */
    fromOwner: z.boolean(),
    /** Number of other reviews from the same IP address, of any professional. */
    sameSender: z.int(),
    /** Number of the professional's other reviews within a day of it. */
    sameDay: z.int(),
    /** Number of stored reviews that the professional rejected, and of all. */
    rejectedByProfessional: z.int(),
    received: z.int(),
  }),
})
export type QueuedReview = z.infer<typeof queuedReview>

export const decideReviewBody = z.discriminatedUnion(
  'decision',
  [
    z.object({ decision: z.literal('keep'), reason: z.optional(text({ max: 500 })) }),
    z.object({ decision: z.literal('remove'), objection, reason: z.optional(text({ max: 500 })) }),
  ],
  'Use keep ou remove.',
)
export type DecideReviewBody = z.input<typeof decideReviewBody>

export const reviewsPage = z.object({
  reviews: z.array(review),
  total: z.int(),
  /** Number of approved reviews with 1, 2, 3, 4 and 5 stars; only with `include=distribution`. */
  distribution: z.optional(z.array(z.int())),
  /** What was sent and is stored, and what of it was rejected in the last 90 days; with the distribution. */
  fates: z.optional(z.object({ received: z.int(), rejected: z.int() })),
  /** What at least three reviews tick, the most frequent first; with the distribution. */
  points: z.optional(z.array(z.object({ point, count: z.int() }))),
})
export type ReviewsPage = z.infer<typeof reviewsPage>

export const reviewsQuery = z.object({
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 50)),
  include: parameter(z.enum(['distribution'])),
  order: parameter(z.enum(REVIEW_ORDERS, 'Use newest ou lowest.')),
})

export const submitReviewForm = z.object({
  patientName: nameOfPerson({ min: 1, max: 80, tooShort: 'Nome é obrigatório' }),
  rating: z
    .number('Avaliação é obrigatória')
    .check(
      z.int('Avaliação é obrigatória'),
      z.minimum(1, 'Avaliação é obrigatória'),
      z.maximum(5, 'Máximo 5 estrelas'),
    ),
  comment: z.optional(z.nullable(text({ max: 1000 }))),
  points: z.optional(z.array(point).check(z.maxLength(REVIEW_POINTS.length))),
})

/** Every version that a form has shown. */
const REVIEW_CONSENT_VERSIONS = [REVIEW_CONSENT_VERSION] as const

export const submitReviewBody = z.object({
  ...submitReviewForm.shape,
  ...honeypotFields(),
  professionalId: z.optional(z.string()),
  consentVersion: z.optional(z.enum(REVIEW_CONSENT_VERSIONS, 'Versão do termo desconhecida.')),
})
export type SubmitReviewBody = z.input<typeof submitReviewBody>

export const submittedReview = z.object({ id: z.uuid(), status: z.literal('pending') })

export type { ReviewOrder } from '#domain/reviews/review_order.ts'
