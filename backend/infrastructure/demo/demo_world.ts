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

/** Everything the demonstration consists of, before it is stored. */
export interface DemoWorld {
  professionals: ProfessionalState[]
  photos: EncodedImage[]
  reviews: ReviewState[]
  contacts: ContactState[]
  posts: BlogPostState[]
  /** Views of each professional on each day of São Paulo. */
  views: { professionalId: string; day: string; views: number }[]
}

/** The demonstration's own texts keep the rules; a broken one is a mistake of ours. */
export function must<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`The demonstration breaks a rule: ${result.failure}`)
  return result.value
}

/** What an invented professional of one specialty says, offers and hears. */
export interface SpecialtyText {
  /** Four subjects, as they follow 'atendo' or 'cuido de'. */
  focus: readonly [string, string, string, string]
  /** Two sentences on the way of working, in the first person and fitting any gender. */
  approach: readonly [string, string]
  /** Name, description and price in reais. */
  services: readonly (readonly [string, string, number])[]
  /** Question and answer. */
  questions: readonly (readonly [string, string])[]
  /** What content patients write. */
  praise: readonly string[]
  /** The usual course after graduation. */
  training: string
}
