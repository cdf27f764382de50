import { Badge, Button } from '@radix-ui/themes'
import { Accessibility, Building2, MessageCircle, Navigation, Phone, Video } from 'lucide-react'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { languageOrAccessName } from '#domain/catalogue/languages_and_access.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { NothingYet } from '../about/offer.tsx'
import { telephoneLink, useWhatsappLink } from '#frontend/lib/contact_links.ts'
import { Section } from '../section.tsx'
import { formatCep, mapLink } from './place_links.ts'
import '../about/about.css'

/** The seven days with those of attendance marked; as text for screen readers. */
export function WeekdayPills({ availability }: { availability: readonly string[] }) {
  const isOpen = (key: string) => availability.includes(key)
  const openDays = WEEKDAYS.filter(({ key }) => isOpen(key))
  if (openDays.length === 0) return null
  return (
    <div className="weekdays">
      <span className="visually-hidden">Atende: {openDays.map(({ label }) => label).join(', ')}</span>
      <ul aria-hidden>
        {WEEKDAYS.map(({ key, label }) => (
          <li key={key} data-open={isOpen(key)}>
            {label.slice(0, 3)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PlaceActionsProps {
  profile: ProfessionalProfile
  location: Location
}

/** Links to directions, phone and WhatsApp of a location. */
function PlaceActions({ profile, location }: PlaceActionsProps) {
  const map = location.isOnline ? null : mapLink(location)
  const telephone = telephoneLink(location.phone)
  const whatsapp = useWhatsappLink(profile, location.whatsapp)
  if (!map && !telephone && !whatsapp) return null
  return (
    <div className="place-actions cluster gap-2">
      {map && (
        <Button asChild variant="soft" size="3">
          <a href={map} target="_blank" rel={USER_LINK_REL} aria-label={`Como chegar a ${location.name}`}>
            <Navigation aria-hidden size={16} /> Como chegar
          </a>
        </Button>
      )}
      {telephone && (
        <Button asChild variant="soft" color="gray" size="3">
          <a href={telephone}>
            <Phone aria-hidden size={16} /> {formatPhone(location.phone ?? '')}
          </a>
        </Button>
      )}
      {whatsapp && (
        <Button asChild variant="soft" color="gray" size="3">
          <a href={whatsapp} target="_blank" rel={USER_LINK_REL} aria-label={`WhatsApp de ${location.name}`}>
            <MessageCircle aria-hidden size={16} /> WhatsApp
          </a>
        </Button>
      )}
    </div>
  )
}

interface LocationItemProps {
  profile: ProfessionalProfile
  location: Location
}

function LocationItem({ profile, location }: LocationItemProps) {
  return (
    <li className="place">
      <div className="place-head cluster middle">
        <h3>{location.name}</h3>
        <ModeBadge isOnline={location.isOnline} />
      </div>
      <Address location={location} />
      <WeekdayPills availability={location.availability} />
      <PlaceActions profile={profile} location={location} />
    </li>
  )
}

function ModeBadge({ isOnline }: { isOnline: boolean }) {
  return isOnline ? (
    <Badge size="2">
      <Video aria-hidden size={14} /> Online
    </Badge>
  ) : (
    <Badge size="2" color="gray">
      <Building2 aria-hidden size={14} /> Presencial
    </Badge>
  )
}

function Address({ location: { isOnline, address, city, state, cep } }: { location: Location }) {
  if (isOnline) return <p className="place-address stack quiet">Por vídeo, de onde você estiver.</p>
  const town = [city, state].filter(Boolean).join(', ')
  return (
    <address className="place-address stack quiet">
      {address && <span>{address}</span>}
      <span>{[town, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(' · ')}</span>
    </address>
  )
}

function AccessList({ profile: { accessibility } }: { profile: ProfessionalProfile }) {
  if (accessibility.length === 0) return null
  return (
    <div className="place-access mt-4">
      <h3>
        <Accessibility aria-hidden size={18} /> Acessibilidade
      </h3>
      <ul>
        {accessibility.map((key) => (
          <li key={key}>{languageOrAccessName(key)}</li>
        ))}
      </ul>
    </div>
  )
}

interface Props {
  profile: ProfessionalProfile
  locations: readonly Location[]
}

export function LocationsSection({ profile, locations }: Props) {
  return (
    <Section id="locais" title="Locais de atendimento">
      {locations.length === 0 ? (
        <NothingYet title="Nenhum local cadastrado ainda">
          Onde e como será a consulta se combina direto com o profissional.
        </NothingYet>
      ) : (
        <ul className="places stack">
          {locations.map((location) => (
            <LocationItem key={location.id} profile={profile} location={location} />
          ))}
        </ul>
      )}
      <AccessList profile={profile} />
    </Section>
  )
}
