import { Badge, Button } from '@radix-ui/themes'
import { Accessibility, Building2, MessageCircle, Navigation, Phone, Video } from 'lucide-react'
import type { Location, ProfessionalProfile } from '#contract/professionals.ts'
import { WEEKDAYS } from '#domain/catalogue/weekdays.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { NothingYet } from '../about/offer.tsx'
import { telephoneLink, useWhatsappLink } from '#frontend/lib/contact_links.ts'
import { fill, useWords } from '../phrases/words.ts'
import { Section } from '../section.tsx'
import { formatCep, mapLink } from './place_links.ts'
import '../about/about.css'

/** The seven days with those of attendance marked; as text for screen readers. */
export function WeekdayPills({ availability }: { availability: readonly string[] }) {
  const { texts, day } = useWords()
  const isOpen = (key: string) => availability.includes(key)
  const openDays = WEEKDAYS.filter(({ key }) => isOpen(key))
  if (openDays.length === 0) return null
  return (
    <div className="weekdays">
      <span className="visually-hidden">
        {fill(texts.openDays, { days: openDays.map(({ key }) => day(key)).join(', ') })}
      </span>
      <ul aria-hidden>
        {WEEKDAYS.map(({ key }) => (
          <li key={key} data-open={isOpen(key)}>
            {day(key).slice(0, 3)}
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
  const { texts } = useWords()
  const map = location.isOnline ? null : mapLink(location)
  const telephone = telephoneLink(location.phone)
  const whatsapp = useWhatsappLink(profile, location.whatsapp)
  if (!map && !telephone && !whatsapp) return null
  return (
    <div className="place-actions cluster gap-2">
      {map && (
        <Button asChild variant="soft" size="3">
          <a
            href={map}
            target="_blank"
            rel={USER_LINK_REL}
            aria-label={fill(texts.directionsTo, { place: location.name })}
          >
            <Navigation aria-hidden size={16} /> {texts.directions}
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
          <a
            href={whatsapp}
            target="_blank"
            rel={USER_LINK_REL}
            aria-label={fill(texts.whatsappOf, { place: location.name })}
          >
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
  const { written } = useWords()
  return (
    <li className="place">
      <div className="place-head cluster middle">
        <h3 lang={written}>{location.name}</h3>
        <ModeBadge isOnline={location.isOnline} />
      </div>
      <Address location={location} />
      <WeekdayPills availability={location.availability} />
      <PlaceActions profile={profile} location={location} />
    </li>
  )
}

function ModeBadge({ isOnline }: { isOnline: boolean }) {
  const { texts } = useWords()
  return isOnline ? (
    <Badge size="2">
      <Video aria-hidden size={14} /> {texts.online}
    </Badge>
  ) : (
    <Badge size="2" color="gray">
      <Building2 aria-hidden size={14} /> {texts.inPerson}
    </Badge>
  )
}

function Address({ location: { isOnline, address, city, state, cep } }: { location: Location }) {
  const { texts, written } = useWords()
  if (isOnline) return <p className="place-address stack quiet">{texts.byVideo}</p>
  const town = [city, state].filter(Boolean).join(', ')
  return (
    <address className="place-address stack quiet" lang={written}>
      {address && <span>{address}</span>}
      <span>{[town, cep && `CEP ${formatCep(cep)}`].filter(Boolean).join(' · ')}</span>
    </address>
  )
}

function AccessList({ profile: { accessibility } }: { profile: ProfessionalProfile }) {
  const { texts, access } = useWords()
  if (accessibility.length === 0) return null
  return (
    <div className="place-access mt-4">
      <h3>
        <Accessibility aria-hidden size={18} /> {texts.accessibility}
      </h3>
      <ul>
        {accessibility.map((key) => (
          <li key={key}>{access(key)}</li>
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
  const { texts } = useWords()
  return (
    <Section id="locais" title={texts.places}>
      {locations.length === 0 ? (
        <NothingYet title={texts.noPlaces}>{texts.noPlacesAdvice}</NothingYet>
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
