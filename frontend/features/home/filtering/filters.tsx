import { Button } from '@radix-ui/themes'
import { X } from 'lucide-react'
import type { FormEvent } from 'react'
import { HOME_SEARCH_SPECIALTIES, PROFILE_SPECIALTIES } from '#domain/catalogue/specialties.ts'
import type { Facets } from '#contract/search.ts'
import { paths } from '#frontend/paths.ts'
import { FilterSheet } from '#frontend/ui/filter_sheet.tsx'
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

export function ClearButton({ filters }: { filters: HomeFilters }) {
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
export function WideFilters({ filters, counts }: Omit<Props, 'total'>) {
  const wanted = useWantedFilters(filters)
  return (
    <form
      className="filters-wide"
      aria-label="Filtros"
      action={`${paths.home}#${PROFESSIONALS_ID}`}
      method="get"
      onSubmit={stayHere}
    >
      <FilterFields filters={wanted} counts={counts} specialties={ALL_NAMES} />
      <div className="filters-clear">
        <ClearButton filters={wanted} />
        <noscript>
          <button type="submit">Aplicar filtros</button>
        </noscript>
      </div>
    </form>
  )
}

/** Opens over a narrow screen and shows how many the choices would leave. */
export function NarrowFilters({ filters, total, counts }: Props) {
  const wanted = useWantedFilters(filters)
  return (
    <FilterSheet count={countFilters(wanted)} total={total}>
      <form className="filters-sheet" onSubmit={stayHere}>
        <FilterFields filters={wanted} counts={counts} specialties={MOBILE_NAMES} />
      </form>
    </FilterSheet>
  )
}
