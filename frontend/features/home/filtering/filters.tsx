import { Button } from '@radix-ui/themes'
import { SlidersHorizontal, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { HOME_SEARCH_SPECIALTIES, PROFILE_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import type { Facets } from '#contract/search.ts'
import { paths } from '#frontend/paths.ts'
import { SideSheet } from '#frontend/ui/side_sheet.tsx'
import { FilterFields } from './filter_fields.tsx'
import { NO_FILTERS, countFilters, type HomeFilters } from '../home_filters.ts'
import { PROFESSIONALS_ID, useApplyFilters, useWantedFilters } from '../use_home_filters.ts'
import './filters.css'

const ALL_NAMES = PROFILE_SPECIALTIES.map(({ name }) => name)
const MOBILE_NAMES = HOME_SEARCH_SPECIALTIES.map(({ name }) => name)

interface Props {
  filters: HomeFilters
  total: number | undefined
  /** How many each further choice would leave; absent until they are counted. */
  counts: Facets | undefined
}

const stayHere = (event: FormEvent) => event.preventDefault()

function ClearButton({ filters }: { filters: HomeFilters }) {
  const apply = useApplyFilters()
  if (countFilters(filters) === 0) return null
  return (
    <Button type="button" size="3" variant="ghost" onClick={() => apply(NO_FILTERS)}>
      <X size={16} aria-hidden="true" />
      Limpar Filtros
    </Button>
  )
}

/** A row above the list on wide screens; a plain GET form with its own button where there is no JavaScript. */
function WideFilters({ filters, counts }: Omit<Props, 'total'>) {
  return (
    <form
      className="filters-wide"
      aria-label="Filtros"
      action={`${paths.home}#${PROFESSIONALS_ID}`}
      method="get"
      onSubmit={stayHere}
    >
      <FilterFields filters={filters} counts={counts} specialties={ALL_NAMES} />
      <div className="filters-clear">
        <ClearButton filters={filters} />
        <noscript>
          <button type="submit">Aplicar filtros</button>
        </noscript>
      </div>
    </form>
  )
}

function resultsLabel(total: number | undefined): string {
  if (total === undefined) return 'Ver profissionais'
  if (total === 0) return 'Ninguém com estes filtros: voltar'
  return total === 1 ? 'Ver 1 profissional' : `Ver ${total.toLocaleString('pt-BR')} profissionais`
}

/** A panel that opens over a narrow screen and shows how many the choices would leave. */
function NarrowFilters({ filters, total, counts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const count = countFilters(filters)
  return (
    <div className="filters-narrow">
      <Button size="3" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal size={18} aria-hidden="true" />
        Filtros{count > 0 && ` (${count})`}
      </Button>
      <ClearButton filters={filters} />
      <SideSheet
        title="Filtros"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={
          <Button size="4" onClick={() => setOpen(false)}>
            {resultsLabel(total)}
          </Button>
        }
      >
        <form className="filters-sheet" onSubmit={stayHere}>
          <FilterFields filters={filters} counts={counts} specialties={MOBILE_NAMES} />
        </form>
      </SideSheet>
    </div>
  )
}

export function Filters({ filters, total, counts }: Props) {
  const wanted = useWantedFilters(filters)
  return (
    <>
      <WideFilters filters={wanted} counts={counts} />
      <NarrowFilters filters={wanted} total={total} counts={counts} />
    </>
  )
}
