import { Badge, Heading, Text } from '@radix-ui/themes'
import { BadgeCheck, Building2, CalendarCheck2, ChevronDown, MapPin, Video } from 'lucide-react'
import { useRef, useState } from 'react'
import type {
  Insurance,
  Location,
  OpenedProfile,
  ProfessionalProfile,
  Service,
  ShownPrice as Price,
} from '#contract/professionals.ts'
import { formatLicense, type License, lookupOf, parseLicense } from '#domain/catalogue/license.ts'
import { specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { acceptsNewPatients } from '#domain/shared/confirmations.ts'
import { professionalName } from '#frontend/lib/professional_words.ts'
import { useToday } from '#frontend/lib/use_today.ts'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb, type Crumb } from '#frontend/ui/page/breadcrumb.tsx'
import { Drawing } from '#frontend/ui/page/drawing.tsx'
import { FavouriteButton } from '#frontend/ui/professional/favourite_button.tsx'
import { ProfessionalPhoto } from '#frontend/ui/professional/professional_photo.tsx'
import { RatingStars } from '#frontend/ui/professional/rating_stars.tsx'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { ShareLink } from '#frontend/ui/page/share_link.tsx'
import { soughtFirst } from '../in_url.ts'
import { fill, useWords } from '../phrases/words.ts'
import { cityAndState } from '../seo.ts'
import './profile_header.css'

const ShareDialog = lazyPart({
  lost: 'Não conseguimos abrir as formas de compartilhar.',
  load: async () => (await import('../share/share_dialog.tsx')).ShareDialog,
})

interface ShareButtonProps {
  profile: ProfessionalProfile
  locations: readonly Location[]
}

/** Opens the share dialog. */
function ShareButton({ profile, locations }: ShareButtonProps) {
  const { appUrl } = useSettings()
  const { texts } = useWords()
  const page = { name: professionalName(profile), url: appUrl + paths.profile(profile.slug) }
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const button = useRef<HTMLAnchorElement>(null)
  const open = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <ShareLink
        ref={button}
        page={page}
        label={texts.share}
        className="profile-share"
        aria-haspopup="dialog"
        onPointerEnter={() => void ShareDialog.fetch()}
        onFocus={() => void ShareDialog.fetch()}
        onShare={open}
      />
      {wasOpened && (
        <ShareDialog
          profile={profile}
          locations={locations}
          page={page}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onGiveUp={() => setOpened(false)}
          returnFocus={() => button.current?.focus()}
        />
      )}
    </>
  )
}

/** The breadcrumb: home, specialty, city, professional. */
/** From the home page over the specialty, and over it in the city. */
export function profileCrumbs(profile: ProfessionalProfile): Crumb[] {
  const { specialty, city, state } = profile
  const known = specialtyByName(specialty ?? '')?.name
  return [
    { label: 'Início', to: paths.home },
    ...(known ? [{ label: specialtyPlural(known), to: paths.specialty(known) }] : []),
    ...(known && city && state ? [{ label: city, to: paths.specialtyInCity(known, city, state) }] : []),
    { label: professionalName(profile) },
  ]
}

export function ProfileBreadcrumb({ profile }: { profile: ProfessionalProfile }) {
  return <Breadcrumb crumbs={profileCrumbs(profile)} />
}

/** Stars, rating and number of reviews; a link to the reviews. */
function RatingLine({ profile: { rating, reviewCount, source } }: { profile: ProfessionalProfile }) {
  const words = useWords()
  if (source !== null) return null
  if (reviewCount === 0)
    return (
      <p className="profile-rating quiet cluster middle">
        <a href="#avaliacoes">{words.texts.noReviews}</a>
      </p>
    )
  return (
    <p className="profile-rating cluster middle">
      <RatingStars rating={rating} label={fill(words.texts.ratingOf, { rating: words.rating(rating) })} />
      <strong aria-hidden>{words.rating(rating)}</strong>
      <a href="#avaliacoes">{words.reviews(reviewCount)}</a>
    </p>
  )
}

interface Props {
  profile: ProfessionalProfile
}

interface HeaderProps {
  profile: OpenedProfile
  services: readonly Service[]
  insurances: readonly Insurance[]
  locations: readonly Location[]
  /** The insurer of the search. */
  sought: string
}

/** The most important facts of the profile: place, days, price, insurers. */
export function ProfileHeader({ profile, services, insurances, locations, sought }: HeaderProps) {
  const { texts, written, specialty } = useWords()
  return (
    <header className="profile-header middle gap-4 p-5">
      <span className="profile-photo">
        <ProfessionalPhoto {...profile} sizes="(min-width: 768px) 144px, 96px" eager />
      </span>
      <div className="profile-naming">
        <Heading as="h1" size="7" className="profile-name breakable" lang={written}>
          {professionalName(profile)}
        </Heading>
        <Text as="p" size="4" className="profile-specialty accent medium">
          {profile.specialty && specialty(profile.specialty, profile.displayGender)}
          {profile.rqe.map((number) => (
            <Text key={number} size="2" weight="regular" color="gray">
              {' · '}RQE&nbsp;{number}
            </Text>
          ))}
        </Text>
      </div>
      <div className="profile-trust stack gap-2">
        <Registration profile={profile} />
        <RatingLine profile={profile} />
        <Place profile={profile} />
        <Reception profile={profile} />
      </div>
      <Modes profile={profile} />
      <Offer
        availability={daysOf(profile, locations)}
        price={profile.price}
        isOnRequest={services.length > 0}
        insurers={insurances.map(({ insuranceName }) => insuranceName)}
        sought={sought}
      />
      <div className="profile-keep line gap-3">
        <ShareButton profile={profile} locations={locations} />
        <FavouriteButton
          professional={profile}
          label={fill(texts.keep, { name: professionalName(profile) })}
        />
      </div>
    </header>
  )
}

/** 'Consulta R$ 480,00', or 'A partir de R$ 220,00 (Doppler venoso)'. */
export function PriceWords({ price: { amount, isAppointment, service } }: { price: Price }) {
  const { texts, written, reais } = useWords()
  const [before] = (isAppointment ? texts.appointment : texts.startingAt).split('{price}')
  return (
    <>
      {before}
      <strong>{reais(amount)}</strong>
      {!isAppointment && (
        <span className="quiet" lang={written}>
          {' '}
          ({service})
        </span>
      )}
    </>
  )
}

/** Returns the profile's own days, otherwise those of its first location. */
export function daysOf({ availability }: ProfessionalProfile, [place]: readonly Location[]) {
  return availability.length > 0 ? availability : (place?.availability ?? [])
}

const NAMED_INSURERS = 2

interface OfferProps {
  availability: readonly string[]
  price: Price | null
  /** Whether there are services, whose price is on request unless there is one. */
  isOnRequest: boolean
  insurers: readonly string[]
  sought: string
}

/** Days, price and insurers as far as known, each a link to its details. */
function Offer({ availability, price, isOnRequest, insurers, sought }: OfferProps) {
  const { texts, nextService } = useWords()
  const when = nextService(availability)
  const more = insurers.length - NAMED_INSURERS
  const isSought = insurers.includes(sought)
  const hasPrice = price !== null || isOnRequest
  if (!when && !hasPrice && insurers.length === 0) return null
  return (
    <ul className="profile-offer cluster" aria-label={texts.summary}>
      {when && (
        <li>
          <Drawing name="calendar-days" size={18} />
          <a href="#locais" suppressHydrationWarning>
            {when}
          </a>
        </li>
      )}
      {hasPrice && (
        <li>
          <Drawing name="hand-coins" size={18} />
          <a href="#servicos">{price ? <PriceWords price={price} /> : texts.priceOnRequest}</a>
        </li>
      )}
      {insurers.length > 0 && (
        <li>
          <Drawing name="shield-check" size={18} />
          <a href="#convenios">
            {isSought && `${texts.accepts} `}
            {soughtFirst(insurers, sought).slice(0, NAMED_INSURERS).join(', ')}
            {more > 0 && ` +${more}`}
          </a>
        </li>
      )}
    </ul>
  )
}

/** The registration, and below it that it was verified. */
function Registration({ profile }: { profile: OpenedProfile }) {
  const { texts } = useWords()
  const license = parseLicense(profile.crm)
  return (
    <div className="profile-registration stack gap-1">
      <p>{license ? formatLicense(license) : `${texts.registration} ${profile.crm}`}</p>
      {profile.isVerified && <Verified profile={profile} license={license} />}
    </div>
  )
}

interface VerifiedProps {
  profile: OpenedProfile
  license: License | null
}

/** When the registration was compared with the council's, what of it, and where anybody can look it up themselves. */
function Verified({ profile, license }: VerifiedProps) {
  const { checkedAt, specialty, displayGender, state, rqe } = profile
  const words = useWords()
  const { texts } = words
  const lookup = license && lookupOf(license)
  const facts = [
    [texts.factName, professionalName(profile)],
    [texts.registration, license ? formatLicense(license) : profile.crm],
    [texts.factState, license?.state ?? state],
    [texts.factSpecialty, specialty && words.specialty(specialty, displayGender)],
    ['RQE', rqe.join(', ')],
  ].filter(([, value]) => value)
  return (
    <details className="profile-verified">
      <summary className="middle">
        <BadgeCheck aria-hidden size={18} />
        <span>
          <strong>{texts.verified}</strong>:{' '}
          {checkedAt
            ? fill(texts.checkedOn, {
                council: license?.council ?? texts.registrationChecked,
                date: words.date(checkedAt),
              })
            : texts.checked}
        </span>
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className="profile-checked stack gap-2 small">
        {checkedAt && (
          <>
            <p>{texts.compared}</p>
            <dl className="stack gap-1">
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt className="quiet">{name}</dt> <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
        {lookup && (
          <p>
            <a className="accent" href={lookup} target="_blank" rel="noopener noreferrer">
              {texts.lookUp}
              <span className="visually-hidden">{texts.newTab}</span>
            </a>
          </p>
        )}
      </div>
    </details>
  )
}

function Place({ profile }: Props) {
  const place = cityAndState(profile)
  if (!place) return null
  return (
    <p className="profile-place line gap-2">
      <MapPin aria-hidden size={18} />
      {place}
    </p>
  )
}

/** Whether new patients are accepted, with the day on which that was said, and how soon is answered. */
function Reception({ profile: { acceptsNewPatientsOn, answerMinutes } }: Props) {
  const { texts, date, answerTime } = useWords()
  const isOpen = acceptsNewPatients(acceptsNewPatientsOn, useToday())
  if (!isOpen && answerMinutes === null) return null
  return (
    <p className="profile-place line gap-2">
      <CalendarCheck2 aria-hidden size={18} />
      <span>
        {isOpen && acceptsNewPatientsOn && (
          <>
            <strong>{texts.acceptsNewPatients}</strong>
            <span className="quiet">
              {fill(texts.confirmedOn, { date: date(`${acceptsNewPatientsOn}T12:00:00Z`) })}
            </span>
          </>
        )}
        {isOpen && answerMinutes !== null && ' · '}
        {answerMinutes !== null && answerTime(answerMinutes)}
      </span>
    </p>
  )
}

function Modes({ profile: { teleconsulta, presencial } }: Props) {
  const { texts } = useWords()
  if (!teleconsulta && !presencial) return null
  return (
    <ul className="profile-modes cluster middle" aria-label={texts.modes}>
      {teleconsulta && (
        <Badge asChild size="3">
          <li>
            <Video aria-hidden size={16} /> {texts.teleconsultation}
          </li>
        </Badge>
      )}
      {presencial && (
        <Badge asChild size="3" color="gray">
          <li>
            <Building2 aria-hidden size={16} /> {texts.inPerson}
          </li>
        </Badge>
      )}
    </ul>
  )
}
