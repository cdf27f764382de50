import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { SearchSort } from '#application/ports/professional_search.ts'
import { kilometresBetween } from '#domain/shared/distance.ts'

type Point = Extract<SearchSort, { by: 'nearest' }>

/** Municipalities at one distance, and how many people who fit work there. */
export interface Ring {
  /** Kilometres; null for people without a known place. */
  distance: number | null
  codes: number[]
  total: number
}

/** The places where anybody fits, the nearest first; unknown places are the last ring. */
export function placesOutwards(
  counts: ReadonlyMap<number, number>,
  places: ReadonlyMap<number, Municipality>,
  point: Point,
): Ring[] {
  const rings = new Map<number | null, Ring>()
  for (const [code, count] of counts) {
    const distance = distanceTo(places.get(code), point)
    const ring = rings.get(distance) ?? { distance, codes: [], total: 0 }
    rings.set(distance, { distance, codes: [...ring.codes, code], total: ring.total + count })
  }
  return [...rings.values()].toSorted(
    (one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity),
  )
}

function distanceTo(place: Municipality | undefined, from: Point): number | null {
  if (place?.latitude == null || place.longitude == null) return null
  return kilometresBetween(from, { latitude: place.latitude, longitude: place.longitude })
}
