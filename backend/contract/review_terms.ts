/** For asking why a review is objected to: texts without schemas, to keep the browser's code small. */
export { OBJECTION_WORDS, type Objection } from '#domain/reviews/objections.ts'
