import type { RefObject } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnContact } from '#contract/leads.ts'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { LeadCards } from './lead_cards.tsx'
import { LeadTable } from './lead_table.tsx'
import { LEADS_PER_PAGE, pageIn, toPage } from './leads_pages.ts'
import { useTopOnTurning } from './use_top_on_turning.ts'

export interface LeadsProps {
  leads: readonly OwnContact[]
  professionalId: string
  sender: string
  onDeleted: () => void
}

interface Props extends LeadsProps {
  /** Where the list begins, for the eyes after another page was chosen. */
  top: RefObject<HTMLElement | null>
}

/** One page of the leads: a table where it fits, cards otherwise. */
export function LeadsList({ leads, top, ...handling }: Props) {
  const [address] = useSearchParams()
  const isWide = useMediaQuery('(min-width: 960px)')
  const pages = Math.ceil(leads.length / LEADS_PER_PAGE)
  const page = Math.min(pageIn(address, 'pagina'), pages)
  const shown = leads.slice((page - 1) * LEADS_PER_PAGE, page * LEADS_PER_PAGE)
  const Leads = isWide ? LeadTable : LeadCards
  useTopOnTurning(page, top)
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
