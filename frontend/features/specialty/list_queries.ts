import type { PublicApi } from '#contract/public_api.ts'
import { facetsOptions, professionalsOptions } from '#frontend/api/professionals.ts'
import { writtenNarrowing, writtenView } from './place/list_view.ts'
import { LAST_PAGE, type ListPlace, type ShownList } from './place/list_place.ts'

export const PAGE_SIZE = 24

/** One page of everyone visible in the place, free or premium. */
export function listOptions(api: PublicApi, { specialty, place, page, view }: ShownList) {
  return professionalsOptions(api, {
    specialty: specialty.name,
    ...placeQuery(place),
    ...writtenView(view),
    include: 'insurances',
    limit: String(PAGE_SIZE),
    page: String(page),
  })
}

/** How many each other place, insurer and mode would leave; with nobody found, which filter to relax. */
export function countsOptions(api: PublicApi, { specialty, place, view }: Omit<ShownList, 'page'>) {
  return facetsOptions(api, { specialty: specialty.name, ...placeQuery(place), ...writtenNarrowing(view) })
}

/** Never beyond what the API pages through. */
export function lastPage(total: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}

function placeQuery({ state, city }: ListPlace) {
  return { ...(state && { state }), ...(city && { city: city.slug }) }
}
