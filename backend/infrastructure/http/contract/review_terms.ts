/** Why a review may be objected to, for whoever asks for the reason: words alone, no schemas to carry to the browser. */
export { OBJECTION_WORDS, type Objection } from '#domain/reviews/objections.ts'
