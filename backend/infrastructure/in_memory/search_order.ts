import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { SearchSort } from '#application/ports/professional_search.ts'
import type { SearchableProfessional } from '#application/ports/searchable_professional.ts'

type Measure = (professional: SearchableProfessional) => number | null

const ASSUMED_REVIEWS = 10
const ASSUMED_RATING = 3

/** Compares two who fit, better first. */
export function inOrder(sort: SearchSort, closeness: Measure, distance: Measure) {
  const measures: Record<SearchSort['by'], Measure[]> = {
    relevance: [closeness, ...ranking],
    rating: [({ rating }) => -rating, ({ reviewCount }) => -reviewCount, ...ranking],
    nearest: [distance, ...ranking],
  }
  return (one: SearchableProfessional, other: SearchableProfessional): number => {
    for (const measure of measures[sort.by]) {
      const difference = (measure(one) ?? Infinity) - (measure(other) ?? Infinity)
      if (difference) return difference
    }
    return one.id < other.id ? -1 : 1
  }
}

const ranking: Measure[] = [
  ({ isPremium }) => (isPremium ? 0 : 1),
  ({ isVerified }) => (isVerified ? 0 : 1),
  ({ rating, reviewCount }) =>
    -Math.round(
      (1000 * (rating * reviewCount + ASSUMED_REVIEWS * ASSUMED_RATING)) / (reviewCount + ASSUMED_REVIEWS),
    ),
]

const DEGREE = Math.PI / 180
const EARTH_RADIUS_KM = 6371

/** Kilometres along the great circle; null for another order, or where the place is not known. */
export function distanceTo(sort: SearchSort, place: Municipality | null): number | null {
  if (sort.by !== 'nearest' || place?.latitude == null || place.longitude == null) return null
  const north = Math.sin(((place.latitude - sort.latitude) * DEGREE) / 2)
  const east = Math.sin(((place.longitude - sort.longitude) * DEGREE) / 2)
  const across = Math.cos(sort.latitude * DEGREE) * Math.cos(place.latitude * DEGREE) * east * east
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, north * north + across)))
}
