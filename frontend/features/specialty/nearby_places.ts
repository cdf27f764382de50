import type { Facets } from '#contract/search.ts'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { listPath, type ShownList } from './list_place.ts'

export interface NearbyPlace {
  label: string
  to: string
  count: number
}

/** More links than that would be a directory at the foot of every page; the filter has every city. */
const MAX_LINKED = 100

const byCount = (one: NearbyPlace, other: NearbyPlace) => other.count - one.count

/** Other places where somebody is under the same filters, most first: cities of the state shown, or else all states; 100 at most. */
export function nearbyPlaces(shown: ShownList, places: Facets): NearbyPlace[] {
  const found = shown.place.state ? otherCities(shown, places) : statesWithSomebody(shown, places)
  return found
    .filter(({ count }) => count > 0)
    .toSorted(byCount)
    .slice(0, MAX_LINKED)
}

function otherCities(shown: ShownList, { cities }: Facets): NearbyPlace[] {
  const { state } = shown.place
  return cities
    .filter((each) => each.state === state && each.city !== shown.place.city?.name)
    .map(({ city, count }) => ({
      label: city,
      to: listPath({ ...shown, place: { state, city: { name: city, slug: slugify(city) } }, page: 1 }),
      count,
    }))
}

function statesWithSomebody(shown: ShownList, { states }: Facets): NearbyPlace[] {
  return states.flatMap(({ state, count }) =>
    isStateCode(state)
      ? [
          {
            label: stateName(state),
            to: listPath({ ...shown, place: { state, city: null }, page: 1 }),
            count,
          },
        ]
      : [],
  )
}
