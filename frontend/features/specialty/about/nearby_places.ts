import type { Facets } from '#contract/search.ts'
import type { Specialty } from '#domain/catalogue/specialties.ts'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slugify.ts'
import { listPath, type ListPlace } from '../place/list_place.ts'

export interface NearbyPlace {
  label: string
  to: string
  count: number
}

const byCount = (one: NearbyPlace, other: NearbyPlace) => other.count - one.count

/** Other places where somebody is, most first: cities of the state that is shown, or else all states. */
export function nearbyPlaces(specialty: Specialty, place: ListPlace, places: Facets): NearbyPlace[] {
  const found = place.state ? otherCities(specialty, place, places) : statesWithSomebody(specialty, places)
  return found.filter(({ count }) => count > 0).toSorted(byCount)
}

function otherCities(
  specialty: Specialty,
  { state, city: shown }: ListPlace,
  { cities }: Facets,
): NearbyPlace[] {
  return cities
    .filter((each) => each.state === state && each.city !== shown?.name)
    .map(({ city, count }) => ({
      label: city,
      to: listPath({ specialty, place: { state, city: { name: city, slug: slugify(city) } }, page: 1 }),
      count,
    }))
}

function statesWithSomebody(specialty: Specialty, { states }: Facets): NearbyPlace[] {
  return states.flatMap(({ state, count }) =>
    isStateCode(state)
      ? [
          {
            label: stateName(state),
            to: listPath({ specialty, place: { state, city: null }, page: 1 }),
            count,
          },
        ]
      : [],
  )
}
