/** For asking why a review is objected to, and for what is agreed to: texts without schemas, to keep the browser's code small. */
export { OBJECTION_WORDS, type Objection } from '#domain/reviews/objections.ts'
export { POINT_WORDS, REVIEW_POINTS, type ReviewPoint } from '#domain/reviews/points.ts'
export { publishedName } from '#domain/reviews/published_name.ts'

/** Version of the consent text on the review form. */
export const REVIEW_CONSENT_VERSION = '2026-11' as const
