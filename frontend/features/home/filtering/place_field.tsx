import { useState } from 'react'
import type { Facets } from '#contract/search.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import type { HomeFilters } from '../home_filters.ts'
import { LocationField } from './location_field.tsx'

interface Props {
  filters: HomeFilters
  counts: Facets | undefined
  onChange: (changed: Partial<HomeFilters>) => void
}

/** The place, which applies once it is chosen from the list or the field is left. */
export function PlaceField({ filters, counts, onChange }: Props) {
  const [draft, setDraft] = useState(filters.location)
  const [origin, setOrigin] = useState(filters.location)
  if (origin !== filters.location) {
    setOrigin(filters.location)
    setDraft(filters.location)
  }
  const commit = (location: string) => {
    if (location.trim() !== filters.location) onChange({ location: location.trim() })
  }
  return (
    <FormField label="Localização">
      {(control) => (
        <LocationField
          {...control}
          className="filter-input"
          value={draft}
          counts={counts}
          onValueChange={setDraft}
          onPlaceChosen={commit}
          onBlur={() => commit(draft)}
        />
      )}
    </FormField>
  )
}
