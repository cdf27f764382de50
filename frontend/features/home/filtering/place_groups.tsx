import { Map as MapIcon, MapPin } from 'lucide-react'
import type { Facets, Suggestions } from '#contract/search.ts'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { countProfessionals } from '#frontend/lib/count_professionals.ts'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/combobox_list.tsx'

const STATE = 'state:'
const STATES_SHOWN = 8

/** The code of the state that an option stands for; null for a city. */
export function stateOf({ id }: ComboboxOption): string | null {
  return id.startsWith(STATE) ? id.slice(STATE.length) : null
}

/** The states where most are. */
export function stateGroup(counts: Facets | undefined): ComboboxGroup {
  const options = (counts?.states ?? []).flatMap(({ state, count }) =>
    isStateCode(state) && count > 0
      ? [{ id: STATE + state, label: stateName(state), detail: countProfessionals(count) }]
      : [],
  )
  return { label: 'Estados', icon: <MapIcon size={18} />, options: options.slice(0, STATES_SHOWN) }
}

/** The cities that may be meant, with how many are there where that is counted. */
export function countedCityGroup(cities: Suggestions['cities'], counts: Facets | undefined): ComboboxGroup {
  const counted = new Map(counts?.cities.map(({ city, state, count }) => [`${city}, ${state}`, count]))
  const options = cities.map(({ city, state }) => {
    const label = `${city}, ${state}`
    const count = counted.get(label)
    return { id: `city:${label}`, label, ...(count && { detail: countProfessionals(count) }) }
  })
  return { label: 'Cidades', icon: <MapPin size={18} />, options }
}
