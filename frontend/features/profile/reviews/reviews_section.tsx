import type { ProfessionalProfile } from '#contract/professionals.ts'
import { useCurrentUser } from '#frontend/api/session.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { Section } from '../section.tsx'
import { ReviewsList } from './reviews_list.tsx'
import { SubmitReviewButton } from './submit/submit_review_button.tsx'
import './reviews.css'

/** What patients wrote, and the way to write one too, which nobody has on the own profile. */
export function ReviewsSection({ profile }: { profile: ProfessionalProfile }) {
  const viewer = useCurrentUser()
  const isOwn = useHydrated() && viewer?.id === profile.id
  return (
    <Section id="avaliacoes" title="Avaliações" action={!isOwn && <SubmitReviewButton profile={profile} />}>
      <ReviewsList profile={profile} />
    </Section>
  )
}
