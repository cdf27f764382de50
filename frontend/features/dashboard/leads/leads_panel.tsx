import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import type { OwnContact } from '#contract/leads.ts'
import { FilteredLeads } from './filtered_leads.tsx'
import { Messages } from './messages.tsx'
import { leadsAmong, summariseLeads } from './lead_facts.ts'
import '#frontend/ui/workspace/list/list.css'
import './leads.css'

/** The leads, and below them the messages. */
export function LeadsPanel({ member }: { member: CurrentUser }) {
  const { data, error, refetch } = useQuery(contactsQuery(member.id))
  useReadFailure(error)
  if (error && !data) return <ErrorState onRetry={() => void refetch()} />
  if (!data) return <LeadsSkeleton />
  const leads = leadsAmong(data)
  const messages = data.filter(({ kind }) => kind === 'contact')
  return (
    <>
      <LeadsSummary leads={leads} />
      {leads.length === 0 ? <NoLeads slug={member.slug} /> : <FilteredLeads member={member} leads={leads} />}
      {messages.length > 0 && <Messages messages={messages} />}
    </>
  )
}

function NoLeads({ slug }: { slug: string }) {
  return (
    <EmptyState
      icon={<Inbox size={28} />}
      title="Nenhum lead recebido ainda"
      description={
        <>
          Quem pede atendimento no seu{' '}
          <Link className="dashboard-link" to={paths.profile(slug)}>
            perfil público
          </Link>{' '}
          aparece aqui. Compartilhe o endereço com seus pacientes.
        </>
      }
    />
  )
}

/** How many leads came, how many were attended, and the share. */
function LeadsSummary({ leads }: { leads: readonly OwnContact[] }) {
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

const ROWS = [1, 2, 3, 4, 5, 6]

/** Shown while the leads load; as high as the list. */
function LeadsSkeleton() {
  return (
    <div className="leads-skeleton">
      <p className="visually-hidden" aria-live="polite">
        Carregando leads…
      </p>
      <div className="leads-summary" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each} className="leads-summary-item">
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar leads-skeleton-value" data-width="short" />
          </span>
        ))}
      </div>
      <div className="list-filters" aria-hidden="true">
        {[1, 2, 3].map((each) => (
          <span key={each}>
            <span className="skeleton-bar" data-width="short" />
            <span className="skeleton-bar skeleton-control" />
          </span>
        ))}
      </div>
      <div className="lead-rows" aria-hidden="true">
        {ROWS.map((each) => (
          <span key={each} className="lead-row-skeleton">
            <span className="skeleton-bar" data-width="medium" />
            <span className="skeleton-bar" data-width="long" />
          </span>
        ))}
      </div>
    </div>
  )
}
