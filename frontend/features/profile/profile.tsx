import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'
import type { Location, OpenedProfile, ProfessionalProfile, Service } from '#contract/professionals.ts'
import {
  faqsQuery,
  insurancesQuery,
  locationsQuery,
  recordProfileView,
  servicesQuery,
} from '#frontend/api/profiles.ts'
import { reviewsQuery } from '#frontend/api/reviews.ts'
import { rememberSeen } from '#frontend/lib/kept_on_device.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { Experience, FaqList, SocialLinks, About, Insurances, Services } from './about/offer.tsx'
import { ContactCard, PrintedContact, ScheduleBar } from './contact/contact_card.tsx'
import { ProfileBreadcrumb, ProfileHeader } from './header/profile_header.tsx'
import { LeadCard } from './leads/lead_card.tsx'
import { LocationsSection } from './places/locations_section.tsx'
import { reviewsPageIn, soughtInsurerIn } from './in_url.ts'
import { ReviewsSection } from './reviews/reviews_section.tsx'
import { profileDescription, profileStructuredData, profileTitle } from './seo.ts'

const DELAY_MS = 2000

/** Registers a view once the profile has been open for two seconds; nobody is told when that fails. */
function useProfileView({ id, unconfirmed }: OpenedProfile) {
  useEffect(() => {
    if (unconfirmed) return undefined
    const timer = setTimeout(() => {
      recordProfileView(id).catch(logFailure)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, unconfirmed])
}

function logFailure(error: unknown) {
  // oxlint-disable-next-line no-console -- a view that fails is only logged
  console.warn('Erro ao registrar visualização', error)
}

interface ProfileHeadProps {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

function ProfileHead({ profile, services, locations }: ProfileHeadProps) {
  const { appUrl } = useSettings()
  const [address] = useSearchParams()
  const { data } = useQuery(reviewsQuery(usePublicApi(), profile.id, reviewsPageIn(address)))
  const shown = { profile, services, locations, reviews: data?.reviews ?? [] }
  return (
    <PageHead
      title={profileTitle(profile)}
      description={profileDescription(profile)}
      canonical={paths.profile(profile.slug)}
      image={paths.sharePicture('perfil', profile.slug)}
      type="profile"
      jsonLd={[profileStructuredData(shown, appUrl)]}
    />
  )
}

/** The insurer of the search that led here; it stays while links within the page change what is behind the #. */
function useSoughtInsurer(): string {
  const { hash } = useLocation()
  const inHash = useHydrated() ? soughtInsurerIn(hash) : ''
  const [sought, setSought] = useState(inHash)
  if (inHash !== '' && inHash !== sought) setSought(inHash)
  return sought
}

interface Props {
  profile: OpenedProfile
}

/** The page of one professional. Its order in the document is the order on a phone. */
export function Profile({ profile }: Props) {
  const { services, insurances, locations, faqs } = usePartsOf(profile)
  const sought = useSoughtInsurer()
  useProfileView(profile)
  useEffect(() => {
    if (!profile.blocked && !profile.unconfirmed) rememberSeen(profile)
  }, [profile])
  return (
    <div className="page-width profile" data-professional={profile.id}>
      <ProfileHead profile={profile} services={services} locations={locations} />
      <ProfileBreadcrumb profile={profile} />
      {profile.blocked && (
        <p className="profile-blocked" role="note">
          Este perfil está bloqueado: só a administração o vê.
        </p>
      )}
      {profile.unconfirmed && (
        <p className="profile-blocked" role="note">
          Esta página ainda não é pública. Os pacientes a verão assim quando o e-mail for confirmado.{' '}
          <Link to={paths.dashboard}>Voltar ao dashboard</Link>
        </p>
      )}
      <ProfileHeader
        profile={profile}
        services={services}
        insurances={insurances}
        locations={locations}
        sought={sought}
      />
      <PrintedContact profile={profile} />
      <div className="profile-columns">
        <div className="profile-first">
          <About profile={profile} />
          <Services services={services} />
          <Insurances insurances={insurances} sought={sought} />
          <LocationsSection profile={profile} locations={locations} />
        </div>
        <aside className="profile-aside" aria-label="Contato">
          <ContactCard profile={profile} services={services} locations={locations} />
        </aside>
        <LeadCard profile={profile} services={services} locations={locations} />
        <div className="profile-second">
          <Experience experience={profile.experience} />
          {!profile.unconfirmed && <ReviewsSection profile={profile} />}
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
