import type { BlogPostState } from '#domain/blog/blog_post.ts'
import type { ContactState } from '#domain/leads/contact.ts'
import type { ProfessionalState } from '#domain/professionals/professional_state.ts'
import type { ReviewState } from '#domain/reviews/review.ts'
import type { DrawnPhoto } from './avatars/encode_avatar.ts'

export const DEMO_PASSWORD = 'demo-demo-1'
export const DEMO_EMAILS = {
  admin: 'admin@demo.local',
  premium: 'premium@demo.local',
  free: 'gratis@demo.local',
} as const

/** Everything the demonstration consists of, before it is stored. */
export interface DemoWorld {
  professionals: ProfessionalState[]
  photos: DrawnPhoto[]
  reviews: ReviewState[]
  contacts: ContactState[]
  posts: BlogPostState[]
  /** Views of each professional on each day of São Paulo. */
  views: { professionalId: string; day: string; views: number }[]
}
