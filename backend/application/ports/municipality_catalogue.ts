import type { StateCode } from '#domain/catalogue/states.ts'

export interface Municipality {
  /** Seven digits, IBGE. */
  readonly ibgeCode: number
  readonly name: string
  readonly state: StateCode
  /** Degrees, WGS 84; null when the source knows no coordinates. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** Inhabitants; null when the source knows no figure. */
  readonly population: number | null
  /** Capital of its state or of the country. */
  readonly isCapital: boolean
}

/** Where the municipalities come from. */
export interface MunicipalitySource {
  /** Another one where they may be others. */
  readonly version: string
  /** Takes its time and much memory. */
  read(): Promise<readonly Municipality[]>
}

/** The 5,571 municipalities of Brazil (IBGE), for resolving places and listing cities. */
export abstract class MunicipalityCatalogue {
  /** Every municipality, in no promised order. Never fails for a seeded catalogue; may be empty before. */
  abstract all(): Promise<readonly Municipality[]>
}

export interface CatalogueCounts {
  specialties: number
  insurers: number
  states: number
  municipalities: number
}

/** The catalogues of this version as the database holds them. */
export abstract class CatalogueTables {
  /** Changes only what differs. Returns the number of each afterwards. */
  abstract refresh(): Promise<CatalogueCounts>
}
