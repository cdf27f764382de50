import { Button } from '@radix-ui/themes'
import { MessageCircle, MessageSquareText, Phone } from 'lucide-react'
import type { ProfessionalProfile } from '#contract/professionals.ts'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { LEAD_CARD_ID, askForContact } from '../leads/show_lead_card.ts'
import { useInView } from './use_in_view.ts'
import { telephoneLink, useWhatsappLink } from './contact_links.ts'

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
