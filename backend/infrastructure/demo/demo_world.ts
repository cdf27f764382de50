import type { BlogPostState } from '#domain/blog/blog_post.ts'
import type { ContactState } from '#domain/leads/contact.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import { DEMO_DOMAIN } from '#domain/shared/email.ts'
import type { Result } from '#domain/shared/result.ts'
import type { EncodedImage } from '#application/ports/image_encoder.ts'

export const DEMO_PASSWORD = 'demo-demo-1'
export const DEMO_EMAILS = {
  admin: `admin@${DEMO_DOMAIN}`,
  premium: `premium@${DEMO_DOMAIN}`,
  free: `gratis@${DEMO_DOMAIN}`,
} as const

/** All demo data, before it is stored. */
export interface DemoWorld {
  professionals: ProfessionalState[]
  photos: EncodedImage[]
  reviews: ReviewState[]
  contacts: ContactState[]
  posts: BlogPostState[]
  /** Views per professional and day (São Paulo). */
  views: { professionalId: string; day: string; views: number }[]
}

/** Unwraps the result of demo data, which must be valid. */
export function must<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`The demonstration breaks a rule: ${result.failure}`)
  return result.value
}

/** The texts for invented professionals of a specialty. */
export interface SpecialtyText {
  /** Four topics that can follow 'atendo' or 'cuido de'. */
  focus: readonly [string, string, string, string]
  /** Two gender-neutral sentences in the first person on the way of working. */
  approach: readonly [string, string]
  /** Name, description and price in reais. */
  services: readonly (readonly [string, string, number])[]
  /** Question and answer. */
  questions: readonly (readonly [string, string])[]
  /** Comments of satisfied patients. */
  praise: readonly string[]
  /** The usual training after graduation. */
  training: string
}
