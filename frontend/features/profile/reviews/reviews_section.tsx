import type { ProfessionalProfile } from '#contract/professionals.ts'
import { Section } from '../section.tsx'
import { ReviewsList } from './reviews_list.tsx'
import { SubmitReviewButton } from './submit/submit_review_button.tsx'
import './reviews.css'

export function ReviewsSection({ profile }: { profile: ProfessionalProfile }) {
  return (
    <Section id="avaliacoes" title="Avaliações" action={<SubmitReviewButton profile={profile} />}>
      <ReviewsList profile={profile} />
    </Section>
  )
}
