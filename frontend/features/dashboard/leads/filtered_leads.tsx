import { Button } from '@radix-ui/themes'
import { useDeferredValue, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CurrentUser } from '#contract/accounts.ts'
import type { OwnContact } from '#contract/leads.ts'
import { theProfessional } from '#frontend/lib/professional_name.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { ExportButton } from '../export/export_button.tsx'
import { filterLeads, hasFilters, NO_FILTERS, type LeadFilters } from '../filtering/filter_leads.ts'
import { LeadFilterFields } from '../filtering/lead_filter_fields.tsx'
import { countShown } from './lead_words.ts'
import { LeadsList } from './leads_list.tsx'
import { toPage } from './leads_pages.ts'

interface Props {
  member: CurrentUser
  leads: readonly OwnContact[]
}

/** The filters, and beginning again at the first page whenever they change. */
function useLeadFilters(leads: readonly OwnContact[]) {
  const [filters, setFilters] = useState(NO_FILTERS)
  const [now] = useState(() => new Date())
  const [address, setAddress] = useSearchParams()
  const change = (changed: Partial<LeadFilters>) => {
    setFilters({ ...filters, ...changed })
    if (!address.has('pagina')) return
    setAddress(toPage(address, 'pagina', 1), { replace: true, preventScrollReset: true })
  }
  return { filters, change, shown: filterLeads(leads, useDeferredValue(filters), now) }
}

/** The leads that the filters let through, with what can be done with them all. */
export function FilteredLeads({ member, leads }: Props) {
  const { filters, change, shown } = useLeadFilters(leads)
  const count = useRef<HTMLParagraphElement>(null)
  const clear = () => {
    change(NO_FILTERS)
    count.current?.focus()
  }
  return (
    <div className="leads">
      <LeadFilterFields filters={filters} onChange={change} />
      <div className="list-bar">
        <p ref={count} tabIndex={-1} className="list-count" aria-live="polite">
          {countShown(shown.length, leads.length)}
        </p>
        {hasFilters(filters) && (
          <Button size="2" variant="ghost" onClick={clear}>
            Limpar Filtros
          </Button>
        )}
        <ExportButton leads={shown} isPremium={member.subscriptionLevel === 'premium'} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Nenhum lead encontrado" description="Tente outro nome, status ou período." />
      ) : (
        <LeadsList
          leads={shown}
          top={count}
          professionalId={member.id}
          sender={theProfessional(member)}
          onDeleted={() => count.current?.focus()}
        />
      )}
    </div>
  )
}
