import type { PublicApi } from '#contract/public_api.ts'
import type { Specialty } from '#domain/catalogue/specialties.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { facetsOptions, professionalsOptions } from '#frontend/api/professionals.ts'
import { LAST_PAGE, type ListPlace, type ShownList } from './place/list_place.ts'

export const PAGE_SIZE = 24

/** One page of everyone visible in the place, free or premium. */
export function listOptions(api: PublicApi, { specialty, place, page }: ShownList) {
  return professionalsOptions(api, {
    specialty: specialty.name,
    ...placeQuery(place),
    include: 'insurances',
    limit: String(PAGE_SIZE),
    page: String(page),
  })
}

/** How many there are in each state and, with a state, in its cities. */
export function placesOptions(api: PublicApi, specialty: Specialty, state: StateCode | null) {
  return facetsOptions(api, { specialty: specialty.name, ...placeQuery({ state, city: null }) })
}

/** Never beyond what the API pages through. */
export function lastPage(total: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}

function placeQuery({ state, city }: ListPlace) {
  return { ...(state && { state }), ...(city && { city: city.slug }) }
}
