import type { OwnContact } from '#contract/leads.ts'
import { summariseLeads } from './summarise_leads.ts'

/** How many leads came, how many were attended, and the share. */
export function LeadsSummary({ leads }: { leads: readonly OwnContact[] }) {
  const { total, attended, conversionRate } = summariseLeads(leads)
  const figures = [
    ['Total de leads', total.toLocaleString('pt-BR')],
    ['Total de atendidos', attended.toLocaleString('pt-BR')],
    ['Taxa de conversão', `${conversionRate}%`],
  ] as const
  return (
    <dl className="leads-summary">
      {figures.map(([label, value]) => (
        <div key={label} className="leads-summary-item">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
