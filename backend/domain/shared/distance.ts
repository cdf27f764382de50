/** Degrees. */
export interface Position {
  latitude: number
  longitude: number
}

const DEGREE = Math.PI / 180
const EARTH_DIAMETER_KM = 12_742

/** Returns the great-circle distance in kilometres (haversine), like the database function `distance_km`. */
export function kilometresBetween(one: Position, other: Position): number {
  const north = Math.sin(((other.latitude - one.latitude) * DEGREE) / 2)
  const east = Math.sin(((other.longitude - one.longitude) * DEGREE) / 2)
  const across = Math.cos(one.latitude * DEGREE) * Math.cos(other.latitude * DEGREE) * east * east
  return EARTH_DIAMETER_KM * Math.asin(Math.sqrt(Math.min(1, north * north + across)))
}
