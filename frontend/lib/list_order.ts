/** In which order a list stands, as its address says it: by relevance where neither is set. Never both. */
export interface ListOrder {
  sort: '' | 'rating'
  /** 'latitude,longitude' to two decimals: the nearest first. */
  near: string
}

export const BY_RELEVANCE: ListOrder = { sort: '', near: '' }
export const BY_RATING: ListOrder = { sort: 'rating', near: '' }

const DECIMALS = 2

/**
 * A point in degrees (WGS 84) rounded to about a kilometre, as addresses and calls carry it: nobody's doorstep goes into
 * an address that is shared, nor to the server. Empty where it is no point on earth.
 */
export function roundedPoint(latitude: number, longitude: number): string {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(',') : ''
}

/** The order in an address. `sort` wins over a point that stands beside it, except `nearest`, which needs it. */
export function readOrder(params: URLSearchParams): ListOrder {
  const sort = params.get('sort') ?? 'nearest'
  if (sort === 'rating') return BY_RATING
  if (sort !== 'nearest') return BY_RELEVANCE
  const [latitude, longitude, ...rest] = (params.get('near') || 'x').split(',').map(Number)
  if (latitude === undefined || longitude === undefined || rest.length > 0) return BY_RELEVANCE
  return { sort: '', near: roundedPoint(latitude, longitude) }
}

/** What of the order an address or a call says. */
export function writtenOrder({ sort, near }: ListOrder): Record<string, string> {
  return { ...(sort && { sort }), ...(near && { near }) }
}
