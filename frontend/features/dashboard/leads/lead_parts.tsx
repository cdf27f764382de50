import { Badge } from '@radix-ui/themes'
import { type LeadStatus, type OwnContact, STATUS_LABELS } from '#contract/leads.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { givenEmail, locationLabel } from './lead_words.ts'

const COLORS = { pending: 'teal', contacted: 'amber', attended: 'green' } as const

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return (
    <Badge size="2" color={COLORS[status]}>
      {STATUS_LABELS[status]}
    </Badge>
  )
}

interface Props {
  lead: OwnContact
}

/** How the patient is reached: what they gave, or that there is no WhatsApp. */
export function LeadReach({ lead }: Props) {
  const email = givenEmail(lead)
  return (
    <>
      <span className="list-line">{lead.whatsapp ? formatPhone(lead.whatsapp) : 'Sem WhatsApp'}</span>
      {email && <span className="list-line">{email}</span>}
    </>
  )
}

export function LeadWish({ lead: { serviceOfInterest, location } }: Props) {
  return (
    <>
      <span className="lead-service">{serviceOfInterest ?? 'Serviço não informado'}</span>
      {location && <span className="list-line">{locationLabel(location)}</span>}
    </>
  )
}

export function LeadDate({ lead: { createdAt } }: Props) {
  return (
    <time className="lead-date" dateTime={createdAt}>
      {formatDate(createdAt)}
    </time>
  )
}
