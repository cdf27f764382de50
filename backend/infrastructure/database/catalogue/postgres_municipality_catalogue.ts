import { MunicipalityCatalogue, type Municipality } from '#application/ports/municipality_catalogue.ts'
import type { Database } from '../database.ts'

/** Reads the table once and keeps it: municipalities change by a deployment, never while the program runs. */
export class PostgresMunicipalityCatalogue extends MunicipalityCatalogue {
  readonly #database: Database
  #municipalities: Promise<Municipality[]> | null = null

  constructor(database: Database) {
    super()
    this.#database = database
  }

  async all(): Promise<readonly Municipality[]> {
    const reading = (this.#municipalities ??= this.#read())
    try {
      const municipalities = await reading
      if (municipalities.length === 0) this.#municipalities = null
      return municipalities
    } catch (error) {
      this.#municipalities = null
      throw error
    }
  }

  #read(): Promise<Municipality[]> {
    return this.#database.rows<Municipality>(
      `select ibge_code as "ibgeCode", name, state, latitude, longitude, population, is_capital as "isCapital"
       from municipalities order by ibge_code`,
    )
  }
}
