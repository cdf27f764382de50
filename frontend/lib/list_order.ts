/** Orders besides relevance and distance. */
export const SORT_NAMES = { rating: 'Mais bem avaliados', lowest_price: 'Menor preço' } as const

type NamedSort = keyof typeof SORT_NAMES

const isNamedSort = (sort: string): sort is NamedSort => Object.hasOwn(SORT_NAMES, sort)

/** A list's order as in its URL; by relevance if neither is set. Never both. */
export interface ListOrder {
  sort: '' | NamedSort
  /** 'latitude,longitude' with two decimals: nearest first. */
  near: string
}

export const BY_RELEVANCE: ListOrder = { sort: '', near: '' }

/** Returns the order of this name, or by relevance. */
export function orderBy(sort: string): ListOrder {
  return isNamedSort(sort) ? { sort, near: '' } : BY_RELEVANCE
}

const DECIMALS = 2

/**
 * A point in degrees (WGS 84), rounded to about a kilometre, for URLs and calls: the exact position is neither shared
 * nor sent. Empty for an invalid point.
 */
export function roundedPoint(latitude: number, longitude: number): string {
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isOnEarth ? [latitude, longitude].map((degrees) => degrees.toFixed(DECIMALS)).join(',') : ''
}

/** Reads the order from a URL. `sort` takes precedence over a point, except `nearest`, which needs it. */
export function readOrder(params: URLSearchParams): ListOrder {
  const sort = params.get('sort') ?? 'nearest'
  if (sort !== 'nearest') return orderBy(sort)
  const [latitude, longitude, ...rest] = (params.get('near') || 'x').split(',').map(Number)
  if (latitude === undefined || longitude === undefined || rest.length > 0) return BY_RELEVANCE
  return { sort: '', near: roundedPoint(latitude, longitude) }
}

/** Returns the order's parameters for a URL or call. */
export function writtenOrder({ sort, near }: ListOrder): Record<string, string> {
  return { ...(sort && { sort }), ...(near && { near }) }
}
