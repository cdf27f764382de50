import type { OwnContact } from '#contract/leads.ts'
import { LeadActions } from '../handling/lead_actions.tsx'
import { LeadDate, LeadReach, LeadStatusBadge, LeadWish } from './lead_parts.tsx'
import type { LeadsProps } from './leads_list.tsx'

/** Leads where there is room for columns. */
export function LeadTable({ leads, ...handling }: LeadsProps) {
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
        <LeadWish lead={lead} />
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
