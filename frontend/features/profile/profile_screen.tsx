import { Button, Skeleton } from '@radix-ui/themes'
import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { UserRoundX } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import {
  data as respond,
  Navigate,
  redirect,
  useParams,
  useLocation,
  useSearchParams,
  Link,
} from 'react-router-dom'
import {
  faqsQuery,
  insurancesQuery,
  locationsQuery,
  profileQuery,
  servicesQuery,
  recordProfileView,
} from '#frontend/api/profiles.ts'
import { reviewsQuery } from '#frontend/api/reviews.ts'
import { useCurrentUser } from '#frontend/api/session.ts'
import { isServer, type Screen, type ScreenData, type ScreenRequest } from '#frontend/lib/screen.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SearchForm } from '#frontend/ui/page/search_form.tsx'
import { ScreenFailure } from '#frontend/ui/page/screen_failure.tsx'
import { StatusMessage } from '#frontend/ui/page/status_message.tsx'
import type { Location, OpenedProfile, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { rememberSeen } from '#frontend/lib/device_lists.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { useInBrowser } from '#frontend/lib/use_hydrated.ts'
import { pagesOfReviews, reviewsOrderIn, reviewsPageIn, soughtInsurerIn, withReviewsPage } from './in_url.ts'
import { Experience, FaqList, SocialLinks, About, Insurances, Services } from './about/offer.tsx'
import {
  LeadFormSkeleton,
  prepareLeadForm,
  LeadCard,
  ContactCard,
  PrintedContact,
  ScheduleBar,
} from './contact/contact_card.tsx'
import { ProfileBreadcrumb, profileCrumbs, ProfileHeader } from './header/profile_header.tsx'
import { LocationsSection } from './places/locations_section.tsx'
import { ReviewsSection } from './reviews/reviews_section.tsx'
import { AlternateLinks, LanguageSwitch } from './phrases/language_switch.tsx'
import type { Foreign } from './phrases/phrases.ts'
import { fill, languageIn, phrasesQuery, useWords, wordsOf, WordsProvider } from './phrases/words.ts'
import { profileDescription, profileStructuredData, profileTitle } from './seo.ts'
import './profile_screen.css'

const DELAY_MS = 2000

/** Only the owner sees it yet. */
const isAwaitedProfile = ({ unconfirmed, unpublished }: OpenedProfile) => unconfirmed ?? unpublished ?? false

/** Counts a view once the profile has been open for two seconds; a failure is not shown. */
function useProfileView(profile: OpenedProfile) {
  const { id } = profile
  const isAwaited = isAwaitedProfile(profile)
  useEffect(() => {
    if (isAwaited) return undefined
    const timer = setTimeout(() => {
      recordProfileView(id).catch(logFailure)
    }, DELAY_MS)
    return () => clearTimeout(timer)
  }, [id, isAwaited])
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
  const { data } = useQuery(
    reviewsQuery(usePublicApi(), profile.id, reviewsPageIn(address), reviewsOrderIn(address)),
  )
  const words = useWords()
  const shown = { profile, services, locations, reviews: data?.reviews ?? null }
  const path = paths.profile(profile.slug)
  return (
    <>
      <PageHead
        title={profileTitle(profile, words)}
        description={profileDescription(profile, words)}
        canonical={words.lang ? `${path}?lang=${words.lang}` : path}
        image={paths.sharePicture('perfil', profile.slug)}
        type="profile"
        jsonLd={[profileStructuredData(shown, appUrl), breadcrumbMarkup(profileCrumbs(profile), appUrl)]}
      />
      <AlternateLinks slug={profile.slug} />
    </>
  )
}

/** The insurer of the preceding search; it stays while links within the page change the URL's hash. */
function useSoughtInsurer(): string {
  const { hash } = useLocation()
  const inHash = useInBrowser(() => soughtInsurerIn(hash), '')
  const [sought, setSought] = useState(inHash)
  if (inHash !== '' && inHash !== sought) setSought(inHash)
  return sought
}

interface Props {
  profile: OpenedProfile
}

/** A professional's page. The document order is the order on a phone. */
function Profile({ profile }: Props) {
  const { services, insurances, locations, faqs } = usePartsOf(profile)
  const sought = useSoughtInsurer()
  const { texts, lang, written } = useWords()
  /** A profile from a register is all that is known: empty parts would say that something is missing. */
  const isClaimed = profile.source === null
  useProfileView(profile)
  useEffect(() => {
    if (!profile.blocked && !isAwaitedProfile(profile)) rememberSeen(profile)
  }, [profile])
  return (
    <div className="page-width profile" data-professional={profile.id} lang={lang}>
      <ProfileHead profile={profile} services={services} locations={locations} />
      <div className="cluster middle between" lang={written}>
        <ProfileBreadcrumb profile={profile} />
        <LanguageSwitch />
      </div>
      {profile.blocked && (
        <p className="profile-blocked" role="note">
          Este perfil está bloqueado: só a administração o vê.
        </p>
      )}
      {isAwaitedProfile(profile) && (
        <p className="profile-blocked" role="note">
          Esta página ainda não é pública. Os pacientes a verão assim quando{' '}
          {profile.unconfirmed ? 'o e-mail for confirmado' : 'você a publicar no dashboard'}.{' '}
          <Link to={paths.dashboard}>Voltar ao dashboard</Link>
        </p>
      )}
      {profile.source !== null && profile.sourceDate !== null && (
        <Unclaimed slug={profile.slug} source={profile.source} sourceDate={profile.sourceDate} />
      )}
      <ProfileHeader
        profile={profile}
        services={services}
        insurances={insurances}
        locations={locations}
        sought={sought}
      />
      <PrintedContact profile={profile} />
      <div className="profile-columns stack gap-5">
        <div className="profile-first stack gap-5">
          {(isClaimed || profile.bio) && <About profile={profile} />}
          {(isClaimed || services.length > 0) && <Services services={services} />}
          {(isClaimed || insurances.length > 0) && (
            <Insurances profile={profile} insurances={insurances} sought={sought} />
          )}
          {(isClaimed || locations.length > 0) && (
            <LocationsSection profile={profile} locations={locations} />
          )}
        </div>
        <aside className="profile-aside stack gap-5" aria-label={texts.contact}>
          <ContactCard profile={profile} locations={locations} />
        </aside>
        {isClaimed && <LeadCard profile={profile} services={services} locations={locations} />}
        <div className="profile-second stack gap-5">
          <Experience experience={profile.experience} />
          {!isAwaitedProfile(profile) && isClaimed && <ReviewsSection profile={profile} />}
          <FaqList faqs={faqs} />
          <SocialLinks profile={profile} />
        </div>
      </div>
      <ScheduleBar profile={profile} />
    </div>
  )
}

interface UnclaimedProps {
  slug: string
  source: string
  sourceDate: string
}

/** Says where the data come from, and leads the owner to the claim and to the removal. */
function Unclaimed({ slug, source, sourceDate }: UnclaimedProps) {
  const { texts, month, source: sourceWords } = useWords()
  return (
    <div className="profile-unclaimed stack gap-3" role="note">
      <p>{fill(texts.unclaimed, { source: sourceWords(source), month: month(`${sourceDate}T12:00:00Z`) })}</p>
      <div className="cluster gap-3">
        <Button asChild size="3" variant="soft">
          <Link to={paths.claimProfile(slug)} rel="nofollow">
            {texts.claim}
          </Link>
        </Button>
        <Button asChild size="3" variant="soft">
          <Link to={paths.removeProfile(slug)} rel="nofollow">
            {texts.remove}
          </Link>
        </Button>
      </div>
    </div>
  )
}

/** The loader has started all four requests, so that none waits for another. */
function usePartsOf({ id }: ProfessionalProfile) {
  const api = usePublicApi()
  const { data: services } = useSuspenseQuery(servicesQuery(api, id))
  const { data: insurances } = useSuspenseQuery(insurancesQuery(api, id))
  const { data: locations } = useSuspenseQuery(locationsQuery(api, id))
  const { data: faqs } = useSuspenseQuery(faqsQuery(api, id))
  return { services, insurances, locations, faqs }
}

const NOT_FOUND_TITLE = 'Profissional não encontrado'

/** No such professional, or a hidden one. */
export function ProfileNotFound() {
  return (
    <>
      <PageHead title={NOT_FOUND_TITLE} robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title={NOT_FOUND_TITLE}
        icon={<UserRoundX size={28} />}
        description="O endereço pode ter mudado, ou o perfil não está mais no ar. Que tal buscar por especialidade e cidade?"
      >
        <SearchForm label="O que você procura?" button="Buscar profissionais" />
        <Button size="3" variant="soft" asChild>
          <Link to={paths.specialties}>Ver especialidades</Link>
        </Button>
      </StatusMessage>
    </>
  )
}

/** The profile could not be loaded; it may exist. */
export function ProfileFailure() {
  return (
    <ScreenFailure
      title={NOT_FOUND_TITLE}
      description="Não conseguimos carregar este perfil agora. Tente de novo em instantes."
      homeLabel="Buscar profissionais"
    />
  )
}

const LOADING_TITLE = 'Carregando perfil'

/** A skeleton of the profile with the final sizes. */
export function ProfileSkeleton() {
  return (
    <section className="page-width profile" aria-busy aria-labelledby="carregando">
      <PageHead title={LOADING_TITLE} />
      <h1 id="carregando" className="visually-hidden">
        {LOADING_TITLE}
      </h1>
      <Skeleton width="240px" height="32px" />
      <HeaderSkeleton />
      <div className="profile-columns stack gap-5" aria-hidden>
        <div className="profile-first stack gap-5">
          <CardSkeleton lines={5} />
          <CardSkeleton lines={4} />
        </div>
        <div className="profile-aside stack gap-5">
          <CardSkeleton lines={3} />
          <div className="lead-card panel stack gap-2 p-5">
            <LeadFormSkeleton />
          </div>
        </div>
      </div>
    </section>
  )
}

function HeaderSkeleton() {
  return (
    <div className="profile-header middle gap-4 p-5" aria-hidden>
      <Skeleton className="profile-photo" />
      <div className="profile-naming">
        <Skeleton width="60%" height="36px" />
        <Skeleton width="30%" height="26px" mt="1" />
      </div>
      <div className="profile-trust stack gap-2">
        <Skeleton width="45%" height="24px" />
        <Skeleton width="35%" height="24px" />
        <Skeleton width="20%" height="24px" />
      </div>
      <Skeleton className="profile-modes cluster middle" width="240px" height="28px" />
    </div>
  )
}

function CardSkeleton({ lines }: { lines: number }) {
  return (
    <div className="profile-section panel p-5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === 0 ? '40%' : '100%'} height="24px" mb="4" />
      ))}
    </div>
  )
}

const NOT_FOUND = respond(null, { status: 404 })
/** The public profile. The server waits for its data; the browser shows a skeleton first. */
export function screen(data: ScreenData): Screen {
  const loader = async ({ request, params: { slug = '' } }: ScreenRequest) => {
    const address = new URL(request.url)
    if (isServer) return loadWhole(data, slug, address)
    loadParts(data, slug, address).catch(shownByThePage)
    return null
  }
  return { Component: ProfilePage, ErrorBoundary: ProfileFailure, loader }
}

/** The queries store their failures, which the page shows. */
const shownByThePage = () => undefined

/** Loads everything with the right status: 404, 301 for another slug, or the last page of reviews for one past it. */
async function loadWhole(data: ScreenData, slug: string, address: URL) {
  await prepareLeadForm()
  const profile = await loadParts(data, slug, address)
  if (!profile) return NOT_FOUND
  const ownPath = paths.profile(profile.slug)
  if (address.pathname !== ownPath) return redirect(ownPath + address.search, 301)
  const page = reviewsPageIn(address.searchParams)
  const reviews = data.queryClient.getQueryData(
    reviewsQuery(data.api, profile.id, page, reviewsOrderIn(address.searchParams)).queryKey,
  )
  const last = reviews ? pagesOfReviews(reviews.total) : page
  return page > last ? redirect(ownPath + withReviewsPage(address.searchParams, last)) : null
}

async function loadParts({ api, queryClient }: ScreenData, slug: string, address: URL) {
  const profile = await queryClient.ensureQueryData(profileQuery(api, slug.toLowerCase()))
  if (!profile) return null
  const { id } = profile
  const lang = languageIn(address.searchParams)
  await Promise.all([
    lang && queryClient.ensureQueryData(phrasesQuery(lang)),
    queryClient.ensureQueryData(servicesQuery(api, id)),
    queryClient.ensureQueryData(insurancesQuery(api, id)),
    queryClient.ensureQueryData(locationsQuery(api, id)),
    queryClient.ensureQueryData(faqsQuery(api, id)),
    isAwaitedProfile(profile) ||
      queryClient.prefetchQuery(
        reviewsQuery(api, id, reviewsPageIn(address.searchParams), reviewsOrderIn(address.searchParams)),
      ),
  ])
  return profile
}

function ProfilePage() {
  const { slug = '' } = useParams()
  return (
    <Suspense key={slug} fallback={<ProfileSkeleton />}>
      <ProfileAt slug={slug.toLowerCase()} />
    </Suspense>
  )
}

/** The server renders for a visitor; an administrator and the owner may see more. */
function ProfileAt({ slug }: { slug: string }) {
  const { data: profile, refetch } = useSuspenseQuery(profileQuery(usePublicApi(), slug))
  const [address] = useSearchParams()
  const lang = languageIn(address)
  const isMissing = profile === null
  const viewer = useCurrentUser()
  const mayBeHidden = viewer?.role === 'admin' || viewer?.slug === slug
  useEffect(() => {
    if (isMissing && mayBeHidden) void refetch()
  }, [isMissing, mayBeHidden, refetch])
  if (!profile) return <ProfileNotFound />
  if (profile.slug !== slug)
    return <Navigate to={`${paths.profile(profile.slug)}${lang ? `?lang=${lang}` : ''}`} replace />
  return lang ? (
    <InLanguage lang={lang}>
      <Profile profile={profile} />
    </InLanguage>
  ) : (
    <Profile profile={profile} />
  )
}

function InLanguage({ lang, children }: { lang: Foreign; children: ReactNode }) {
  const { data } = useSuspenseQuery(phrasesQuery(lang))
  return <WordsProvider value={useMemo(() => wordsOf(data), [data])}>{children}</WordsProvider>
}
