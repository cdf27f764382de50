import { Heading } from '@radix-ui/themes'
import type { Location, ProfessionalProfile, Service } from '#contract/professionals.ts'
import { LeadForm } from './lead_form.tsx'
import { LEAD_CARD_ID } from './show_lead_card.ts'
import './leads.css'

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
