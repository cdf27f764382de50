import { Badge, Button, Heading, Text } from '@radix-ui/themes'
import { BadgeCheck, Building2, MapPin, Share2, Video } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty, specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { countReviews, formatRating, professionalName } from '#frontend/lib/professional_words.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { ProfessionalPhoto } from '#frontend/ui/professional_photo.tsx'
import { RatingStars } from '#frontend/ui/rating_stars.tsx'
import { cityAndState } from '../seo.ts'
import { canShareNatively, shareLink, shareNatively } from './share_profile.ts'
import './profile_header.css'

/** The way back: home, the specialty, its city, this person. */
export function ProfileBreadcrumb({ profile }: { profile: ProfessionalProfile }) {
  const { specialty, city, state } = profile
  const known = specialtyByName(specialty ?? '')?.name
  const crumbs = [
    { label: 'Início', to: paths.home },
    ...(known ? [{ label: specialtyPlural(known), to: paths.specialty(known) }] : []),
    ...(known && city && state ? [{ label: city, to: paths.specialtyInCity(known, city, state) }] : []),
    { label: professionalName(profile) },
  ]
  return <Breadcrumb crumbs={crumbs} />
}

/** Stars, their number and how many gave them; leads to the reviews. */
function RatingLine({ profile: { rating, reviewCount } }: { profile: ProfessionalProfile }) {
  if (reviewCount === 0) return <p className="profile-rating profile-quiet">Ainda sem avaliações</p>
  return (
    <p className="profile-rating">
      <RatingStars rating={rating} />
      <strong aria-hidden>{formatRating(rating)}</strong>
      <a href="#avaliacoes">{countReviews(reviewCount)}</a>
    </p>
  )
}

/** Opens the device's share sheet, or a WhatsApp message where there is none. */
function ShareLink({ profile }: { profile: ProfessionalProfile }) {
  const { appUrl } = useSettings()
  const page = { name: professionalName(profile), url: appUrl + paths.profile(profile.slug) }
  const share = (click: MouseEvent) => {
    if (!canShareNatively()) return
    click.preventDefault()
    void shareNatively(page)
  }
  return (
    <Button asChild variant="soft" color="gray" size="3" className="profile-share">
      <a href={shareLink(page)} target="_blank" rel="noopener noreferrer" onClick={share}>
        <Share2 aria-hidden size={18} /> Compartilhar
      </a>
    </Button>
  )
}

interface Props {
  profile: ProfessionalProfile
}

/** Who this is and why to trust them, in one look. */
export function ProfileHeader({ profile }: Props) {
  return (
    <header className="profile-header">
      <span className="profile-photo">
        <ProfessionalPhoto {...profile} sizes="(min-width: 768px) 144px, 96px" eager />
      </span>
      <div className="profile-naming">
        <Heading as="h1" size="7" className="profile-name">
          {professionalName(profile)}
        </Heading>
        <Text as="p" size="4" className="profile-specialty">
          {profile.specialty && genderedSpecialty(profile.specialty, profile.displayGender)}
          {profile.rqe.map((number) => (
            <Text key={number} size="2" weight="regular" color="gray">
              {' · '}RQE&nbsp;{number}
            </Text>
          ))}
        </Text>
      </div>
      <div className="profile-trust">
        <Registration profile={profile} />
        <RatingLine profile={profile} />
        <Place profile={profile} />
      </div>
      <Modes profile={profile} />
      <ShareLink profile={profile} />
    </header>
  )
}

function Registration({ profile: { crm, isVerified } }: Props) {
  const license = parseLicense(crm)
  return (
    <p className="profile-registration">
      <span>{license ? formatLicense(license) : `Registro ${crm}`}</span>
      {isVerified && (
        <span className="profile-verified">
          <BadgeCheck aria-hidden size={18} />
          <span>
            <strong>Verificado</strong>: registro profissional conferido
          </span>
        </span>
      )}
    </p>
  )
}

function Place({ profile }: Props) {
  const place = cityAndState(profile)
  if (!place) return null
  return (
    <p className="profile-place">
      <MapPin aria-hidden size={18} />
      {place}
    </p>
  )
}

function Modes({ profile: { teleconsulta, presencial } }: Props) {
  if (!teleconsulta && !presencial) return null
  return (
    <ul className="profile-modes" aria-label="Formas de atendimento">
      {teleconsulta && (
        <Badge asChild size="3">
          <li>
            <Video aria-hidden size={16} /> Teleconsulta
          </li>
        </Badge>
      )}
      {presencial && (
        <Badge asChild size="3" color="gray">
          <li>
            <Building2 aria-hidden size={16} /> Presencial
          </li>
        </Badge>
      )}
    </ul>
  )
}
