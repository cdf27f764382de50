import type { Municipality } from '#application/ports/municipality_catalogue.ts'
import type { SearchHits, SearchRequest, SearchSort } from '#application/ports/professional_search.ts'
import { kilometresBetween } from '#domain/shared/distance.ts'
import { asId, type ProfessionalId } from '#domain/shared/ids.ts'
import { totalOf, type EngineAnswer, type EngineQuery, slicesOf } from './search_gateway.ts'

export type Ask = (queries: readonly EngineQuery[]) => Promise<EngineAnswer[]>

type Nearest = Extract<SearchSort, { by: 'nearest' }>

/** A page of several queries' hits laid end to end, and how many they find in all. */
export async function pageOf(
  { page, limit }: SearchRequest,
  parts: readonly EngineQuery[],
  ask: Ask,
): Promise<SearchHits> {
  const hitsPerPage = page === 1 ? limit : 0
  const answers = await ask(parts.map((part) => ({ ...part, page: 1, hitsPerPage })))
  const totals = answers.map(totalOf)
  const total = totals.reduce((sum, each) => sum + each, 0)
  if (page === 1) return { ids: idsOf(answers).slice(0, limit), total }
  return { ids: idsOf(await slicesOfParts(parts, totals, { page, limit }, ask)), total }
}

interface PlaceSources {
  /** Who fits in municipalities of these codes; anywhere where there are none. */
  query(codes?: readonly number[]): EngineQuery
  places: ReadonlyMap<number, Municipality>
  ask: Ask
}

/**
 * People by distance, those at one distance by rank. The engine's own `_geoPoint` order is not used: it sorts at most
 * 1,000 people of one place together and takes any 1,000 of more, out of rank (docs/decisions/0010).
 */
export async function nearestPage(
  request: SearchRequest,
  point: Nearest,
  { query, places, ask }: PlaceSources,
): Promise<SearchHits> {
  const [counted] = await ask([{ ...query(), page: 1, hitsPerPage: 0, facets: ['municipality'] }])
  const counts = new Map(
    Object.entries(counted?.facetDistribution?.['municipality'] ?? {}).map(
      ([code, count]) => [Number(code), count] as const,
    ),
  )
  const rings = placesOutwards(counts, places, point)
  const totals = rings.map(({ total }) => total)
  const parts = rings.map(({ codes }) => query(codes))
  const answers = await slicesOfParts(parts, totals, request, ask)
  const total = totals.reduce((sum, each) => sum + each, 0)
  return { ids: idsOf(answers), total, distances: distancesOf(answers, rings) }
}

async function slicesOfParts(
  parts: readonly EngineQuery[],
  totals: readonly number[],
  { page, limit }: Pick<SearchRequest, 'page' | 'limit'>,
  ask: Ask,
): Promise<EngineAnswer[]> {
  const slices = slicesOf(totals, (page - 1) * limit, limit)
  if (slices.length === 0) return []
  return ask(
    slices.map(({ part, offset, limit: most }) => Object.assign({ offset, limit: most }, parts[part])),
  )
}

function idsOf(answers: readonly EngineAnswer[]): ProfessionalId[] {
  return answers.flatMap(({ hits }) => hits.map(({ id }) => asId(id)))
}

function distancesOf(
  answers: readonly EngineAnswer[],
  rings: readonly Ring[],
): Map<ProfessionalId, number | null> {
  const distances = new Map(rings.flatMap(({ codes, distance }) => codes.map((code) => [code, distance])))
  return new Map(
    answers.flatMap(({ hits }) => hits.map((hit) => [asId(hit.id), distances.get(hit.municipality) ?? null])),
  )
}

type Point = Extract<SearchSort, { by: 'nearest' }>

/** Municipalities at one distance, and how many people who fit work there. */
interface Ring {
  /** Kilometres; null for people without a known place. */
  distance: number | null
  codes: number[]
  total: number
}

/** The places where anybody fits, the nearest first; unknown places are the last ring. */
function placesOutwards(
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
