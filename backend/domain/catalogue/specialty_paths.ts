import { slugify } from '../shared/slug.ts'
import { isStateCode, type StateCode } from './states.ts'

// Apart from the list of specialties, which the first load of most pages does not need.

export const SPECIALTIES_PATH = '/especialidades'

/** The page of a specialty, by its name or its slug. */
export function specialtyPath(specialty: string): string {
  return `${SPECIALTIES_PATH}/${slugify(specialty)}`
}

/** The page of a specialty in one city: `/especialidades/cardiologista/campinas-sp`. */
export function specialtyInCityPath(specialty: string, city: string, state: string): string {
  return `${specialtyPath(specialty)}/${slugify(city)}-${state.toLowerCase()}`
}

export interface CityInPath {
  citySlug: string
  state: StateCode
}

/** What the last segment of a city page names; null where it cannot be a city and its state. */
export function cityInPath(segment: string): CityInPath | null {
  const [, citySlug = '', code = ''] = /^([a-z0-9]+(?:-[a-z0-9]+)*)-([a-z]{2})$/.exec(segment) ?? []
  const state = code.toUpperCase()
  return isStateCode(state) ? { citySlug, state } : null
}
