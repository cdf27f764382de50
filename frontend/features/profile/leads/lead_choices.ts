import { DEFAULT_LOCATIONS, DEFAULT_SERVICE } from '#contract/leads.ts'
import type { Location, Service } from '#contract/professionals.ts'

export interface Choice {
  value: string
  label: string
}

const MODE_LABELS = {
  presencial: 'Presencial',
  teleconsulta: 'Teleconsulta',
  ambos: 'Presencial ou teleconsulta',
}

/** What a patient may ask for: each service once, then the general consultation. */
export function serviceChoices(services: readonly Service[]): Choice[] {
  const names = new Set([...services.map(({ name }) => name), DEFAULT_SERVICE])
  return [...names].map((name) => ({ value: name, label: name }))
}

/** Where: the registered places, or the three modes where there are none. */
export function locationChoices(locations: readonly Location[]): Choice[] {
  if (locations.length === 0)
    return DEFAULT_LOCATIONS.map((mode) => ({ value: mode, label: MODE_LABELS[mode] }))
  const names = new Set(locations.map(({ name }) => name))
  return [...names].map((name) => ({ value: name, label: name }))
}
