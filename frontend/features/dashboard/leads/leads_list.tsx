import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Badge } from '@radix-ui/themes'
import { STATUS_LABELS, type LeadStatus, type OwnContact } from '#contract/leads.ts'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { formatPhone } from '#domain/shared/phone.ts'
import { LEADS_PER_PAGE, pageIn, toPage } from '../dashboard_in_url.ts'
import { useScrollToListTop } from '../../../ui/workspace/list/use_scroll_to_list_top.ts'
import { LeadActions } from './lead_actions.tsx'
import { givenEmail, locationLabel } from './leads.ts'

interface LeadsProps {
  leads: readonly OwnContact[]
  professionalId: string
  sender: string
  onDeleted: () => void
}

interface ListProps extends LeadsProps {
  /** The top of the list; it is scrolled into view when the page changes. */
  top: RefObject<HTMLElement | null>
}

/** One page of the leads: a table where it fits, cards otherwise. */
export function LeadsList({ leads, top, ...handling }: ListProps) {
  const [address] = useSearchParams()
  const isWide = useMediaQuery('(min-width: 960px)')
  const pages = Math.ceil(leads.length / LEADS_PER_PAGE)
  const page = Math.min(pageIn(address, 'pagina'), pages)
  const shown = leads.slice((page - 1) * LEADS_PER_PAGE, page * LEADS_PER_PAGE)
  const Leads = isWide ? LeadTable : LeadCards
  useScrollToListTop(page, top)
  return (
    <>
      <Leads leads={shown} {...handling} />
      <Pagination
        label="Páginas de leads"
        current={page}
        total={pages}
        to={(next) => toPage(address, 'pagina', next)}
      />
    </>
  )
}

/** Leads where there is room for columns. */
function LeadTable({ leads, ...handling }: LeadsProps) {
  return (
    <table className="list-table lead-table">
      <caption className="visually-hidden">Leads</caption>
      <thead>
        <tr>
          <th scope="col">Paciente</th>
          <th scope="col">Interesse</th>
          <th scope="col">Recebido em</th>
          <th scope="col">Status</th>
          <th scope="col">
            <span className="visually-hidden">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <Row key={lead.id} lead={lead} {...handling} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ lead, ...handling }: Omit<LeadsProps, 'leads'> & { lead: OwnContact }) {
  return (
    <tr>
      <th scope="row">
        <span className="lead-name">{lead.patientName}</span>
        <LeadReach lead={lead} />
      </th>
      <td>
        <LeadInterest lead={lead} />
      </td>
      <td>
        <LeadDate lead={lead} />
      </td>
      <td>
        <LeadStatusBadge status={lead.leadStatus} />
      </td>
      <td>
        <LeadActions lead={lead} {...handling} />
      </td>
    </tr>
  )
}

/** Leads on a phone, one under the other. */
function LeadCards({ leads, ...handling }: LeadsProps) {
  return (
    <ul className="plain-list list-cards" aria-label="Leads">
      {leads.map((lead) => (
        <Card key={lead.id} lead={lead} {...handling} />
      ))}
    </ul>
  )
}

function Card({ lead, ...handling }: Omit<LeadsProps, 'leads'> & { lead: OwnContact }) {
  return (
    <li className="list-card lead-row">
      <div className="list-card-head">
        <h3 className="lead-name">{lead.patientName}</h3>
        <LeadStatusBadge status={lead.leadStatus} />
      </div>
      <p className="lead-row-lines">
        <LeadReach lead={lead} />
      </p>
      <p className="lead-row-lines lead-row-wish">
        <LeadInterest lead={lead} />
        <LeadDate lead={lead} />
      </p>
      <LeadActions lead={lead} {...handling} />
    </li>
  )
}

const COLORS = { pending: 'teal', contacted: 'amber', attended: 'green' } as const

function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return (
    <Badge size="2" color={COLORS[status]}>
      {STATUS_LABELS[status]}
    </Badge>
  )
}

interface LeadProps {
  lead: OwnContact
}

/** How the patient is reached: what they gave, or that there is no WhatsApp. */
function LeadReach({ lead }: LeadProps) {
  const email = givenEmail(lead)
  return (
    <>
      <span className="list-line">{lead.whatsapp ? formatPhone(lead.whatsapp) : 'Sem WhatsApp'}</span>
      {email && <span className="list-line">{email}</span>}
    </>
  )
}

function LeadInterest({ lead: { serviceOfInterest, location } }: LeadProps) {
  return (
    <>
      <span className="lead-service">{serviceOfInterest ?? 'Serviço não informado'}</span>
      {location && <span className="list-line">{locationLabel(location)}</span>}
    </>
  )
}

function LeadDate({ lead: { createdAt } }: LeadProps) {
  return (
    <time className="lead-date" dateTime={createdAt}>
      {formatDate(createdAt)}
    </time>
  )
}
