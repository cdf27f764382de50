import type { StateCode } from '#domain/catalogue/states.ts'

export interface Municipality {
  /** Seven digits, IBGE. */
  readonly ibgeCode: number
  readonly name: string
  readonly state: StateCode
  /** Degrees, WGS 84; null if the source has no coordinates. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Inhabitants; null if the source has no figure. */
  readonly population: number | null
  /** Capital of its state or of the country. */
  readonly isCapital: boolean
}

/** The source of the municipalities. */
export interface MunicipalitySource {
  /** Changes whenever the data may have changed. */
  readonly version: string
  /** Slow, and needs much memory. */
  read(): Promise<readonly Municipality[]>
}

/** The 5,571 municipalities of Brazil (IBGE), for resolving places and listing cities. */
export abstract class MunicipalityCatalogue {
  /** Returns every municipality, in no particular order; empty before the catalogue is seeded. */
  abstract all(): Promise<readonly Municipality[]>
}

export interface CatalogueCounts {
  specialties: number
  insurers: number
  states: number
  municipalities: number
}

/** This version's catalogues in the database. */
export abstract class CatalogueTables {
  /** Writes only differences. Returns the resulting counts. */
  abstract refresh(): Promise<CatalogueCounts>
}
