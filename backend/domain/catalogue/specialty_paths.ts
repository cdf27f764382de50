import { slugify } from '../shared/slug.ts'
import { isStateCode, type StateCode } from './states.ts'

// Not in the list of specialties, which most pages' first load does not need.

export const SPECIALTIES_PATH = '/especialidades'

/** Returns the path of a specialty's page, by name or slug. */
export function specialtyPath(specialty: string): string {
  return `${SPECIALTIES_PATH}/${slugify(specialty)}`
}

/** Returns the path of a specialty in a city: `/especialidades/cardiologista/campinas-sp`. */
export function specialtyInCityPath(specialty: string, city: string, state: string): string {
  return `${specialtyPath(specialty)}/${slugify(city)}-${state.toLowerCase()}`
}

export interface CityInPath {
  citySlug: string
  state: StateCode
}

/** Parses the last segment of a city page; null if it is not a city with its state. */
export function cityInPath(segment: string): CityInPath | null {
  const [, citySlug = '', code = ''] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})$/.exec(segment) ?? []
  const state = code.toUpperCase()
  return isStateCode(state) ? { citySlug, state } : null
}
