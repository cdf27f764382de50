import type { Facets } from '#contract/search.ts'
import { citiesFor } from '#frontend/lib/city_choices.ts'
import type { ComboboxOption } from '#frontend/ui/combobox_list.tsx'

export type CountedCity = Pick<Facets['cities'][number], 'city' | 'count'>

/** Up to 8: those that may be meant, and while nothing is typed those where most are. `cities` come most first. */
export function suggestedCities(typed: string, cities: readonly CountedCity[]): ComboboxOption[] {
  const counts = new Map(cities.map(({ city, count }) => [city, count]))
  return citiesFor(typed, [...counts.keys()]).map((city) => ({
    id: city,
    label: city,
    detail: `(${(counts.get(city) ?? 0).toLocaleString('pt-BR')})`,
  }))
}
