import { Badge, Heading, Text } from '@radix-ui/themes'
import { BadgeCheck, Building2, MapPin, Video } from 'lucide-react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty } from '#domain/catalogue/specialties.ts'
import { ProfessionalPhoto } from '#frontend/ui/professional_photo.tsx'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { cityAndState } from '../seo/describe_profile.ts'
import { RatingLine } from './rating_line.tsx'
import { ShareLink } from './share_link.tsx'
import './profile_header.css'

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
