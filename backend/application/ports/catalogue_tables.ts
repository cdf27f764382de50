export interface CatalogueCounts {
  specialties: number
  insurers: number
  states: number
  municipalities: number
}

/** The catalogues of this version as the database holds them. */
export abstract class CatalogueTables {
  /** Changes only what differs. Answers how many of each are there afterwards. */
  abstract refresh(): Promise<CatalogueCounts>
}
