import type {
  Faq,
  Insurance,
  Location,
  OpenedProfile,
  ProfessionalProfile,
  Service,
} from '#contract/professionals.ts'
import { Experience, FaqList, SocialLinks } from './about/offer.tsx'
import { About, Insurances, Services } from './about/offer.tsx'
import { LocationsSection } from './places/locations_section.tsx'
import { ReviewsSection } from './reviews/reviews_section.tsx'

interface OfferProps {
  profile: ProfessionalProfile
  services: readonly Service[]
  insurances: readonly Insurance[]
  locations: readonly Location[]
  sought: string
}

/** What is offered, and where. */
export function OfferSections({ profile, services, insurances, locations, sought }: OfferProps) {
  return (
    <>
      <About profile={profile} />
      <Services services={services} />
      <Insurances insurances={insurances} sought={sought} />
      <LocationsSection profile={profile} locations={locations} />
    </>
  )
}

interface TrustProps {
  profile: OpenedProfile
  faqs: readonly Faq[]
}

/** What helps to decide. */
export function TrustSections({ profile, faqs }: TrustProps) {
  return (
    <>
      <Experience experience={profile.experience} />
      {!profile.unconfirmed && <ReviewsSection profile={profile} />}
      <FaqList faqs={faqs} />
      <SocialLinks profile={profile} />
    </>
  )
}
