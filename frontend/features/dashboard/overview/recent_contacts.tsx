import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { OwnContact } from '#contract/leads.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { contactsQuery } from '#frontend/api/contacts.ts'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { RowsSkeleton } from '../rows_skeleton.tsx'
import { Section } from '../section.tsx'
import { messageWords } from '../leads/lead_words.ts'
import { toTab } from '../tabs/tabs_in_url.ts'
import { useReadFailure } from '#frontend/ui/workspace/use_read_failure.ts'

const SHOWN = 4

/** The latest four who left a lead or a message. */
export function RecentContacts({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(contactsQuery(professionalId))
  useReadFailure(error)
  return (
    <Section title="Contatos Recentes" aside={data && data.length > 0 && <AllLeads />}>
      {data ? (
        <Contacts contacts={data.slice(0, SHOWN)} />
      ) : error ? (
        <ErrorState heading="h3" onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton count={SHOWN} label="Carregando contatos…" />
      )}
    </Section>
  )
}

const AllLeads = () => (
  <Link className="dashboard-link" to={toTab('leads')} preventScrollReset>
    Ver leads
  </Link>
)

function Contacts({ contacts }: { contacts: readonly OwnContact[] }) {
  if (contacts.length === 0) return <p className="dashboard-nothing">Nenhum contato recebido ainda</p>
  return (
    <ul className="plain-list rows">
      {contacts.map(({ id, patientName, createdAt, ...contact }) => (
        <li key={id} className="row">
          <div className="row-head">
            <h3 className="row-title">{patientName}</h3>
            <time className="row-date" dateTime={createdAt}>
              {formatDate(createdAt)}
            </time>
          </div>
          <p className="row-text row-text-cut">{messageWords(contact)}</p>
        </li>
      ))}
    </ul>
  )
}
