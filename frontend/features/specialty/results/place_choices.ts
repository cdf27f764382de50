import type { Facets } from '#contract/search.ts'
import { STATES } from '#domain/catalogue/states.ts'
import type { ListPlace } from '../place/list_place.ts'

interface Choice {
  value: string
  label: string
}

const portuguese = new Intl.Collator('pt-BR')

/** All 27 states, with how many are there once that is known. */
export function stateChoices(places: Facets | undefined): Choice[] {
  const counts = new Map(places?.states.map(({ state, count }) => [state, count]))
  return STATES.map(({ code, name }) => {
    const count = places ? ` (${(counts.get(code) ?? 0).toLocaleString('pt-BR')})` : ''
    return { value: code, label: `${code} – ${name}${count}` }
  })
}

/** The cities of the state where somebody is, and the one that is shown even if nobody is there. */
export function cityChoices(places: Facets | undefined, { state, city }: ListPlace): Choice[] {
  const found = (places?.cities ?? [])
    .filter((each) => each.state === state)
    .map((each) => ({ value: each.city, label: `${each.city} (${each.count.toLocaleString('pt-BR')})` }))
  const isMissing = city !== null && !found.some(({ value }) => value === city.name)
  return [...found, ...(isMissing ? [{ value: city.name, label: city.name }] : [])].toSorted((one, other) =>
    portuguese.compare(one.value, other.value),
  )
}
