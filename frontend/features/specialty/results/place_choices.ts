import type { Facets } from '#contract/search.ts'
import { STATES } from '#domain/catalogue/states.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { alphabetically } from '#domain/shared/text.ts'
import { countedChoices, type CountedChoice } from '#frontend/lib/counted_choices.ts'
import { citiesFor } from '#frontend/lib/city_choices.ts'
import type { ComboboxOption } from '#frontend/ui/forms/combobox_list.tsx'
import type { ListPlace } from '../list_place.ts'

const ALL_STATES = STATES.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))

/** All 27 states, with counts once known. */
export function stateChoices(places: Facets | undefined): CountedChoice[] {
  return countedChoices(
    ALL_STATES,
    places && new Map(places.states.map(({ state, count }) => [state, count])),
  )
}

/** The state's cities with professionals, and the shown one in any case. */
export function cityChoices(places: Facets | undefined, { state, city }: ListPlace): CountedChoice[] {
  const found = (places?.cities ?? [])
    .filter((each) => each.state === state)
    .map((each) => ({ value: each.city, label: `${each.city} (${formatNumber(each.count)})` }))
  const isMissing = city !== null && !found.some(({ value }) => value === city.name)
  return [...found, ...(isMissing ? [{ value: city.name, label: city.name }] : [])].toSorted((one, other) =>
    alphabetically(one.value, other.value),
  )
}

export type CountedCity = Pick<Facets['cities'][number], 'city' | 'count'>

/** Up to 8 matching cities; without text, those with most professionals. `cities` must be sorted by count. */
export function suggestedCities(typed: string, cities: readonly CountedCity[]): ComboboxOption[] {
  const counts = new Map(cities.map(({ city, count }) => [city, count]))
  return citiesFor(typed, [...counts.keys()]).map((city) => ({
    id: city,
    label: city,
    detail: `(${formatNumber(counts.get(city) ?? 0)})`,
  }))
}
