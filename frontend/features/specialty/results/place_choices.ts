import type { Facets } from '#contract/search.ts'
import { STATES } from '#domain/catalogue/states.ts'
import type { CountedChoice, CountedChoices } from '#frontend/lib/counted_choices.ts'
import type { ListPlace } from '../place/list_place.ts'

const portuguese = new Intl.Collator('pt-BR')

/** All 27 states, with how many are there once that is known; those where nobody is stand apart. */
export function stateChoices(places: Facets | undefined, { state: chosen }: ListPlace): CountedChoices {
  const choices = STATES.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))
  if (!places) return { offered: choices, empty: [] }
  const counts = new Map(places.states.map(({ state, count }) => [state, count]))
  const countOf = (code: string) => counts.get(code) ?? 0
  const isOffered = ({ value }: CountedChoice) => countOf(value) > 0 || value === chosen
  return {
    offered: choices.filter(isOffered).map(({ value, label }) => ({
      value,
      label: `${label} (${countOf(value).toLocaleString('pt-BR')})`,
    })),
    empty: choices.filter((choice) => !isOffered(choice)),
  }
}

/** The cities of the state where somebody is, and the one that is shown even if nobody is there. */
export function cityChoices(places: Facets | undefined, { state, city }: ListPlace): CountedChoice[] {
  const found = (places?.cities ?? [])
    .filter((each) => each.state === state)
    .map((each) => ({ value: each.city, label: `${each.city} (${each.count.toLocaleString('pt-BR')})` }))
  const isMissing = city !== null && !found.some(({ value }) => value === city.name)
  return [...found, ...(isMissing ? [{ value: city.name, label: city.name }] : [])].toSorted((one, other) =>
    portuguese.compare(one.value, other.value),
  )
}
