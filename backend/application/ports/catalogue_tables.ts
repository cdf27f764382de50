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
