import { Button } from '@radix-ui/themes'
import { CalendarDays, MapPin, MessageCircle, MessageSquareText, Phone, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { formatReais } from '#domain/shared/numbers.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { lowestPrice } from '../about/lowest_price.ts'
import { LEAD_CARD_ID, askForContact } from '../leads/show_lead_card.ts'
import { WeekdayPills } from '../places/weekday_pills.tsx'
import { telephoneLink, useWhatsappLink } from './contact_links.ts'
import './contact.css'

interface Props {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

/** What decides a visit, in one glance: price, place, days, and how to reach them now. */
export function ContactCard({ profile, services, locations }: Props) {
  const price = lowestPrice(services)
  const [place] = locations
  const days = profile.availability.length > 0 ? profile.availability : (place?.availability ?? [])
  return (
    <div className="contact-card">
      {price !== null && (
        <Fact icon={<Wallet aria-hidden size={20} />}>
          A partir de <strong>{formatReais(price)}</strong>
        </Fact>
      )}
      {place && (
        <Fact icon={<MapPin aria-hidden size={20} />}>
          <a href="#locais">{place.name}</a>
          {place.city && (
            <span className="profile-quiet"> {[place.city, place.state].filter(Boolean).join(', ')}</span>
          )}
        </Fact>
      )}
      {days.length > 0 && (
        <Fact icon={<CalendarDays aria-hidden size={20} />}>
          <WeekdayPills availability={days} />
        </Fact>
      )}
      <Buttons profile={profile} />
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="contact-fact">
      {icon}
      <div>{children}</div>
    </div>
  )
}

function Buttons({ profile }: { profile: ProfessionalProfile }) {
  const whatsapp = useWhatsappLink(profile)
  const telephone = telephoneLink(profile.phone)
  return (
    <div className="contact-buttons">
      {whatsapp && (
        <Button asChild size="3">
          <a href={whatsapp} target="_blank" rel={STRANGER_LINK}>
            <MessageCircle aria-hidden size={18} /> Chamar no WhatsApp
          </a>
        </Button>
      )}
      {telephone && (
        <Button asChild variant="soft" color="gray" size="3">
          <a href={telephone}>
            <Phone aria-hidden size={18} /> {formatPhone(profile.phone ?? '')}
          </a>
        </Button>
      )}
      <Button asChild className="contact-ask" variant={whatsapp ? 'soft' : 'solid'} size="3">
        <a href={`#${LEAD_CARD_ID}`} onClick={askForContact}>
          <MessageSquareText aria-hidden size={18} /> Pedir contato
        </a>
      </Button>
    </div>
  )
}
