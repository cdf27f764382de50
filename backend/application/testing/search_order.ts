import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { SearchSort } from '#application/ports/professional_search.ts'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { rankOf, ratingOrderOf } from '#domain/professionals/ranking.ts'
import { shownPrice } from '#domain/professionals/shown_price.ts'
import { kilometresBetween } from '#domain/shared/distance.ts'

type Measure = (professional: SearchableProfessional) => number | null

/** Returns a comparison of two matches, better first. */
export function inOrder(sort: SearchSort, closeness: Measure, distance: Measure) {
  const measures: Record<SearchSort['by'], Measure[]> = {
    relevance: [closeness, rankOf],
    rating: [ratingOrderOf, rankOf],
    lowest_price: [({ services }) => shownPrice(services)?.amount ?? null, rankOf],
    nearest: [distance, rankOf],
  }
  return (one: SearchableProfessional, other: SearchableProfessional): number => {
    for (const measure of measures[sort.by]) {
      const difference = (measure(one) ?? Infinity) - (measure(other) ?? Infinity)
      if (difference) return difference
    }
    return one.id < other.id ? -1 : 1
  }
}

/** Kilometres; null for another order, or for an unknown place. */
export function distanceTo(sort: SearchSort, place: Municipality | null): number | null {
  if (sort.by !== 'nearest' || place?.latitude == null || place.longitude == null) return null
  return kilometresBetween(sort, { latitude: place.latitude, longitude: place.longitude })
}
