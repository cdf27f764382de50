import { useSuspenseQuery } from '@tanstack/react-query'
import type { OpenedProfile, ProfessionalProfile } from '#contract/professionals.ts'
import { faqsQuery, insurancesQuery, locationsQuery, servicesQuery } from '#frontend/api/profiles.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { Experience } from './about/experience.tsx'
import { FaqList } from './about/faq_list.tsx'
import { ProfileTabs } from './about/profile_tabs.tsx'
import { SocialLinks } from './about/social_links.tsx'
import { ContactCard } from './contact/contact_card.tsx'
import { PrintedContact } from './contact/printed_contact.tsx'
import { ScheduleBar } from './contact/schedule_bar.tsx'
import { ProfileBreadcrumb } from './header/profile_breadcrumb.tsx'
import { ProfileHeader } from './header/profile_header.tsx'
import { LeadCard } from './leads/lead_card.tsx'
import { LocationsSection } from './places/locations_section.tsx'
import { ReviewsSection } from './reviews/reviews_section.tsx'
import { ProfileHead } from './seo/profile_head.tsx'
import { useProfileView } from './use_profile_view.ts'

interface Props {
  profile: OpenedProfile
}

/** The page of one professional. Its order in the document is the order on a phone. */
export function Profile({ profile }: Props) {
  const { services, insurances, locations, faqs } = usePartsOf(profile)
  useProfileView(profile.id)
  return (
    <div className="page-width profile">
      <ProfileHead profile={profile} services={services} locations={locations} />
      <ProfileBreadcrumb profile={profile} />
      {profile.blocked && (
        <p className="profile-blocked" role="note">
          Este perfil está bloqueado: só a administração o vê.
        </p>
      )}
      <ProfileHeader profile={profile} />
      <PrintedContact profile={profile} />
      <div className="profile-columns">
        <div className="profile-first">
          <ProfileTabs profile={profile} services={services} insurances={insurances} />
          <LocationsSection profile={profile} locations={locations} />
        </div>
        <aside className="profile-aside" aria-label="Contato">
          <ContactCard profile={profile} services={services} locations={locations} />
        </aside>
        <LeadCard profile={profile} services={services} locations={locations} />
        <div className="profile-second">
          <Experience experience={profile.experience} />
          <ReviewsSection profile={profile} />
          <FaqList faqs={faqs} />
          <SocialLinks profile={profile} />
        </div>
      </div>
      <ScheduleBar profile={profile} />
    </div>
  )
}

/** The screen's loader has begun to read all four, so that none waits for another. */
function usePartsOf({ id }: ProfessionalProfile) {
  const api = usePublicApi()
  const { data: services } = useSuspenseQuery(servicesQuery(api, id))
  const { data: insurances } = useSuspenseQuery(insurancesQuery(api, id))
  const { data: locations } = useSuspenseQuery(locationsQuery(api, id))
  const { data: faqs } = useSuspenseQuery(faqsQuery(api, id))
  return { services, insurances, locations, faqs }
}
