import type { OwnContact } from '#contract/leads.ts'
import { LeadActions } from '../handling/lead_actions.tsx'
import { LeadDate, LeadReach, LeadStatusBadge, LeadWish } from './lead_parts.tsx'
import type { LeadsProps } from './leads_list.tsx'

/** Leads on a phone, one under the other. */
export function LeadCards({ leads, ...handling }: LeadsProps) {
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
        <LeadWish lead={lead} />
        <LeadDate lead={lead} />
      </p>
      <LeadActions lead={lead} {...handling} />
    </li>
  )
}
