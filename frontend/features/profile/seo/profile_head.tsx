import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { reviewsQuery } from '#frontend/api/reviews.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { reviewsPageIn } from '../reviews/reviews_page_in_url.ts'
import { profileDescription, profileTitle } from './describe_profile.ts'
import { profileStructuredData } from './profile_structured_data.ts'

interface Props {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

export function ProfileHead({ profile, services, locations }: Props) {
  const { appUrl } = useSettings()
  const [address] = useSearchParams()
  const { data } = useQuery(reviewsQuery(usePublicApi(), profile.id, reviewsPageIn(address)))
  const shown = { profile, services, locations, reviews: data?.reviews ?? [] }
  return (
    <PageHead
      title={profileTitle(profile)}
      description={profileDescription(profile)}
      canonical={paths.profile(profile.slug)}
      image={profile.imageUrl ? `${profile.imageUrl}&w=512` : undefined}
      type="profile"
      jsonLd={[profileStructuredData(shown, appUrl)]}
    />
  )
}
