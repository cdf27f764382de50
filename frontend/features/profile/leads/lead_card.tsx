import { Heading, Skeleton } from '@radix-ui/themes'
import { memo, type MouseEvent } from 'react'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import type { LeadFormProps } from './register_lead_form.tsx'
import '../contact/contact.css'

export const LEAD_CARD_ID = 'iniciar-atendimento'

/** Scrolls to the lead form; the keyboard and the screen reader go on from its title. */
function showLeadCard() {
  const card = document.getElementById(LEAD_CARD_ID)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
  card?.querySelector('h2')?.focus({ preventScroll: true })
}

/** What a link to the form does where there is JavaScript. */
export function askForContact(click: MouseEvent) {
  click.preventDefault()
  showLeadCard()
}

const FIELDS = ['nome', 'whatsapp', 'serviço', 'local', 'autorização']

export function LeadFormSkeleton() {
  return (
    <section className="lead-fields" aria-busy aria-label="Carregando formulário">
      {FIELDS.map((field) => (
        <Skeleton key={field} height="68px" />
      ))}
      <Skeleton height="40px" />
    </section>
  )
}

const FormOnDemand = lazyPart({
  lost: 'Não conseguimos preparar o formulário. O que você digitou continua aqui.',
  load: async () => (await import('./register_lead_form.tsx')).RegisterLeadForm,
})

/** Has the form at hand for a rendering that cannot wait, as the server's. */
export const prepareLeadForm = FormOnDemand.prepare

/**
 * The lead form, whose code comes after the page. In a page from the server its fields are already there and
 * React leaves them alone until the code has come; elsewhere a skeleton of the same size holds its place.
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
  return (
    <section id={LEAD_CARD_ID} className="lead-card" aria-labelledby="lead-titulo">
      <Heading as="h2" size="5" id="lead-titulo" tabIndex={-1}>
        Iniciar Atendimento
      </Heading>
      <p className="profile-quiet">
        Deixe seu contato e receba retorno pelo WhatsApp. É grátis e sem compromisso.
      </p>
      <p className="only-without-scripting">
        Para enviar este formulário, ative o JavaScript do navegador ou use os telefones desta página.
      </p>
      <LeadForm profile={profile} services={services} locations={locations} />
    </section>
  )
}
