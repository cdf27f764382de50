import { Button } from '@radix-ui/themes'
import { CalendarDays, MapPin, MessageCircle, MessageSquareText, Phone, Wallet } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { formatReais } from '#domain/shared/numbers.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { paths } from '#frontend/paths.ts'
import { lowestPrice } from '../about/lines_of_text.ts'
import { daysOf } from '../header/profile_header.tsx'
import { askForContact, LEAD_CARD_ID } from '../leads/lead_card.tsx'
import { WeekdayPills } from '../places/locations_section.tsx'
import { telephoneLink, useWhatsappLink } from '#frontend/lib/contact_links.ts'
import './contact.css'

/** On paper nothing can be tapped: the numbers and the page's address are spelt out. */
export function PrintedContact({ profile: { slug, phone, whatsapp } }: { profile: ProfessionalProfile }) {
  const { appUrl } = useSettings()
  const lines = [
    phone && `Telefone: ${formatPhone(phone)}`,
    whatsapp && `WhatsApp: ${formatPhone(whatsapp)}`,
    appUrl + paths.profile(slug),
  ]
  return (
    <p className="only-printed" aria-hidden>
      {lines.filter(Boolean).join(' · ')}
    </p>
  )
}

/** Whether the element is in the reader's window; false until the browser knows. */
function useInView(id: string): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.some((entry) => entry.isIntersecting)),
    )
    const element = document.getElementById(id)
    if (element) observer.observe(element)
    return () => observer.disconnect()
  }, [id])
  return isInView
}

/** On a phone, the two ways to begin stay at hand until the form itself is in view. */
export function ScheduleBar({ profile }: { profile: ProfessionalProfile }) {
  const isFormInView = useInView(LEAD_CARD_ID)
  return (
    <nav className="schedule-bar" data-away={isFormInView} aria-label="Contato rápido">
      <DirectContact profile={profile} />
      <Button asChild size="3" variant={profile.whatsapp ? 'soft' : 'solid'}>
        <a href={`#${LEAD_CARD_ID}`} onClick={askForContact}>
          <MessageSquareText aria-hidden size={18} /> Pedir contato
        </a>
      </Button>
    </nav>
  )
}

function DirectContact({ profile }: { profile: ProfessionalProfile }) {
  const whatsapp = useWhatsappLink(profile)
  const telephone = telephoneLink(profile.phone)
  if (whatsapp) {
    return (
      <Button asChild size="3">
        <a href={whatsapp} target="_blank" rel={STRANGER_LINK}>
          <MessageCircle aria-hidden size={18} /> WhatsApp
        </a>
      </Button>
    )
  }
  if (!telephone) return null
  return (
    <Button asChild size="3" variant="soft">
      <a href={telephone}>
        <Phone aria-hidden size={18} /> Ligar
      </a>
    </Button>
  )
}

interface Props {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

/** What decides a visit, in one glance: price, place, days, and how to reach them now. */
export function ContactCard({ profile, services, locations }: Props) {
  const price = lowestPrice(services)
  const [place] = locations
  const days = daysOf(profile, locations)
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
