import { useQuery } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { paths } from '#frontend/paths.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'
import { FilteredLeads } from './filtered_leads.tsx'
import { LeadsSkeleton } from './leads_skeleton.tsx'
import { LeadsSummary } from './leads_summary.tsx'
import { Messages } from './messages.tsx'
import { leadsAmong } from './summarise_leads.ts'
import '#frontend/ui/workspace/list/list.css'
import './leads.css'

/** Everyone who asked to be attended, and below them whoever only wrote. */
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
