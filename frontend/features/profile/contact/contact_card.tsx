import { Button, Heading, Skeleton } from '@radix-ui/themes'
import { memo, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { CalendarDays, MapPin, MessageCircle, MessageSquareText, Phone, Wallet } from 'lucide-react'
import type { Location, OpenedProfile, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { formatPhone } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { USER_LINK_REL } from '#frontend/lib/user_link.ts'
import { paths } from '#frontend/paths.ts'
import { telephoneLink, useWhatsappLink } from '#frontend/lib/contact_links.ts'
import type { LeadFormProps } from '../leads/register_lead_form.tsx'
import { daysOf, PriceWords } from '../header/profile_header.tsx'
import { useWords } from '../phrases/words.ts'
import { WeekdayPills } from '../places/locations_section.tsx'

const LEAD_CARD_ID = 'iniciar-atendimento'

/** Scrolls to the lead form and focuses its title, for keyboard and screen reader. */
function showLeadCard() {
  const card = document.getElementById(LEAD_CARD_ID)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

/** Handles a link to the form with JavaScript. */
function askForContact(click: MouseEvent) {
  click.preventDefault()
  showLeadCard()
}

const FIELDS = ['nome', 'whatsapp', 'serviço', 'local', 'autorização']

export function LeadFormSkeleton() {
  return (
    <section className="lead-fields stack gap-4" aria-busy aria-label="Carregando formulário">
      {FIELDS.map((field) => (
        <Skeleton key={field} height="68px" />
      ))}
      <Skeleton height="40px" />
    </section>
  )
}

const FormOnDemand = lazyPart({
  lost: 'Não conseguimos preparar o formulário. O que você digitou continua aqui.',
  near: true,
  load: async () => (await import('../leads/register_lead_form.tsx')).RegisterLeadForm,
})

/** Loads the form's code for a synchronous rendering, such as the server's. */
export const prepareLeadForm = FormOnDemand.prepare

/**
 * The lead form, whose code loads later. In a server-rendered page its fields are already there, and React leaves them
 * unchanged until the code is loaded; elsewhere a skeleton of the same size is shown.
 */
const LeadForm = memo(function LeadForm(props: LeadFormProps) {
  return <FormOnDemand {...props} fallback={<LeadFormSkeleton />} />
})

interface Props {
  profile: ProfessionalProfile
  services: readonly Service[]
  locations: readonly Location[]
}

export function LeadCard({ profile, services, locations }: Props) {
  const { texts } = useWords()
  return (
    <section id={LEAD_CARD_ID} className="lead-card panel stack gap-2 p-5" aria-labelledby="lead-titulo">
      <Heading as="h2" size="5" id="lead-titulo" tabIndex={-1}>
        {texts.lead}
      </Heading>
      <p className="quiet">{texts.leadIntroduction}</p>
      <p className="only-without-scripting">{texts.leadWithoutScripting}</p>
      <LeadForm profile={profile} services={services} locations={locations} />
    </section>
  )
}

/** For print: spells out the phone numbers and the page's URL. */
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

/** Returns whether the element is in the viewport; false before hydration. */
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

/** Two buttons for contact on a phone, fixed until the form is in view. */
export function ScheduleBar({ profile }: { profile: ProfessionalProfile }) {
  const { texts } = useWords()
  const isFormInView = useInView(LEAD_CARD_ID)
  return (
    <nav className="schedule-bar gap-3" data-away={isFormInView} aria-label={texts.quickContact}>
      <DirectContact profile={profile} />
      {profile.source === null && (
        <Button asChild size="3" variant={profile.whatsapp ? 'soft' : 'solid'}>
          <a href={`#${LEAD_CARD_ID}`} onClick={askForContact}>
            <MessageSquareText aria-hidden size={18} /> {texts.askForContact}
          </a>
        </Button>
      )}
    </nav>
  )
}

function DirectContact({ profile }: { profile: ProfessionalProfile }) {
  const { texts } = useWords()
  const whatsapp = useWhatsappLink(profile)
  const telephone = telephoneLink(profile.phone)
  if (whatsapp) {
    return (
      <Button asChild size="3">
        <a href={whatsapp} target="_blank" rel={USER_LINK_REL}>
          <MessageCircle aria-hidden size={18} /> WhatsApp
        </a>
      </Button>
    )
  }
  if (!telephone) return null
  return (
    <Button asChild size="3" variant="soft">
      <a href={telephone}>
        <Phone aria-hidden size={18} /> {texts.call}
      </a>
    </Button>
  )
}

interface PrintedContactProps {
  profile: OpenedProfile
  locations: readonly Location[]
}

/** Price, place, days and contact. */
export function ContactCard({ profile, locations }: PrintedContactProps) {
  const { written } = useWords()
  const [place] = locations
  const days = daysOf(profile, locations)
  return (
    <div className="contact-card stack gap-4 panel p-5">
      {profile.price && (
        <Fact icon={<Wallet aria-hidden size={20} />}>
          <PriceWords price={profile.price} />
        </Fact>
      )}
      {place && (
        <Fact icon={<MapPin aria-hidden size={20} />}>
          <a href="#locais" lang={written}>
            {place.name}
          </a>
          {place.city && (
            <span className="quiet"> {[place.city, place.state].filter(Boolean).join(', ')}</span>
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
    <div className="contact-fact gap-3">
      {icon}
      <div>{children}</div>
    </div>
  )
}

function Buttons({ profile }: { profile: ProfessionalProfile }) {
  const { texts } = useWords()
  const whatsapp = useWhatsappLink(profile)
  const telephone = telephoneLink(profile.phone)
  return (
    <div className="contact-buttons stack gap-2">
      {whatsapp && (
        <Button asChild size="3">
          <a href={whatsapp} target="_blank" rel={USER_LINK_REL}>
            <MessageCircle aria-hidden size={18} /> {texts.messageOnWhatsapp}
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
      {profile.source === null && (
        <Button asChild className="contact-ask" variant={whatsapp ? 'soft' : 'solid'} size="3">
          <a href={`#${LEAD_CARD_ID}`} onClick={askForContact}>
            <MessageSquareText aria-hidden size={18} /> {texts.askForContact}
          </a>
        </Button>
      )}
    </div>
  )
}
