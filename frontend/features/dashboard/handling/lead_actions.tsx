import { Button } from '@radix-ui/themes'
import { Check, MessageCircle } from 'lucide-react'
import { useId } from 'react'
import type { OwnContact } from '#contract/leads.ts'
import { whatsappLink } from '#domain/shared/phone.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { STRANGER_LINK } from '#frontend/lib/stranger_link.ts'
import { DeleteLeadButton } from './delete_lead_button.tsx'
import { useAttendLead } from './use_attend_lead.ts'

const ATTENDED = 'Este lead já foi atendido.'
const NO_WHATSAPP = 'Este contato não deixou WhatsApp.'

interface Props {
  professionalId: string
  /** As a sentence names the professional: 'a Dra. Helena Prado'. */
  sender: string
  lead: OwnContact
  onDeleted: () => void
}

/** What a professional does with a lead. */
export function LeadActions({ professionalId, sender, lead, onDeleted }: Props) {
  const attend = useAttendLead(professionalId)
  const isAttended = lead.leadStatus === 'attended'
  const reasonId = useId()
  return (
    <div className="lead-actions">
      <ContactButton lead={lead} sender={sender} />
      <Button
        size="2"
        variant="soft"
        color="gray"
        aria-disabled={isAttended || undefined}
        aria-describedby={isAttended ? reasonId : undefined}
        title={isAttended ? ATTENDED : undefined}
        aria-label={`Marcar como Atendido: ${lead.patientName}`}
        onClick={() => !isAttended && attend(lead)}
      >
        <Check size={16} aria-hidden="true" />
        Marcar como Atendido
      </Button>
      {isAttended && (
        <span id={reasonId} className="visually-hidden">
          {ATTENDED}
        </span>
      )}
      <DeleteLeadButton professionalId={professionalId} lead={lead} onDeleted={onDeleted} />
    </div>
  )
}

function ContactButton({ lead: { patientName, whatsapp }, sender }: Pick<Props, 'lead' | 'sender'>) {
  const { brandName } = useSettings()
  const reasonId = useId()
  const greeting = `Olá, ${patientName}! Aqui é ${sender}. Recebi seu contato pelo ${brandName}.`
  const chat = whatsapp && whatsappLink(whatsapp, greeting)
  if (!chat)
    return (
      <>
        <Button
          size="2"
          variant="soft"
          aria-disabled
          aria-label={`Entrar em Contato: ${patientName}`}
          aria-describedby={reasonId}
          title={NO_WHATSAPP}
        >
          <MessageCircle size={16} aria-hidden="true" />
          Entrar em Contato
        </Button>
        <span id={reasonId} className="visually-hidden">
          {NO_WHATSAPP}
        </span>
      </>
    )
  return (
    <Button asChild size="2" variant="soft">
      <a href={chat} target="_blank" rel={STRANGER_LINK} aria-label={`Entrar em Contato: ${patientName}`}>
        <MessageCircle size={16} aria-hidden="true" />
        Entrar em Contato
      </a>
    </Button>
  )
}
