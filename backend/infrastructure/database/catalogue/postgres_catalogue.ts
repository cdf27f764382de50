import {
  type MunicipalityCatalogue,
  type CatalogueCounts,
  CatalogueTables,
  type Municipality,
  type MunicipalitySource,
} from '#application/ports/municipality_catalogue.ts'
import { DatabaseAdapter, type Database } from '../database.ts'
import { seedCatalogue } from './seed_catalogue.ts'

const COUNTS = `select (select count(*)::integer from specialties) as specialties,
  (select count(*)::integer from insurers) as insurers, (select count(*)::integer from states) as states,
  (select count(*)::integer from municipalities) as municipalities`

export class PostgresCatalogueTables extends CatalogueTables {
  readonly #database: Database
  readonly #source: MunicipalitySource

  constructor(database: Database, source: MunicipalitySource) {
    super()
    this.#database = database
    this.#source = source
  }

  async refresh(): Promise<CatalogueCounts> {
    await this.#database.rows('delete from municipality_source')
    await seedCatalogue(this.#database, this.#source)
    const counts = await this.#database.row<CatalogueCounts>(COUNTS)
    return counts ?? { specialties: 0, insurers: 0, states: 0, municipalities: 0 }
  }
}

/** Reads the table once: municipalities change only with a deployment. */
export class PostgresMunicipalityCatalogue extends DatabaseAdapter implements MunicipalityCatalogue {
  #municipalities: Promise<Municipality[]> | null = null

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
    return this.database.rows<Municipality>(
      `select ibge_code as "ibgeCode", name, state, latitude, longitude, population, is_capital as "isCapital"
       from municipalities order by ibge_code`,
    )
  }
}
