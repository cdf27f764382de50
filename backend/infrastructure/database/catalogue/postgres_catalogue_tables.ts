import {
  type CatalogueCounts,
  CatalogueTables,
  type Municipality,
} from '#application/ports/municipality_catalogue.ts'
import type { Database } from '../database.ts'
import { seedCatalogue } from './seed_catalogue.ts'

const COUNTS = `select (select count(*)::integer from specialties) as specialties,
  (select count(*)::integer from insurers) as insurers, (select count(*)::integer from states) as states,
  (select count(*)::integer from municipalities) as municipalities`

export class PostgresCatalogueTables extends CatalogueTables {
  readonly #database: Database
  readonly #municipalities: () => Promise<readonly Municipality[]>

  /** `municipalities` is asked for at a refresh only: reading them takes its time. */
  constructor(database: Database, municipalities: () => Promise<readonly Municipality[]>) {
    super()
    this.#database = database
    this.#municipalities = municipalities
  }

  async refresh(): Promise<CatalogueCounts> {
    await seedCatalogue(this.#database, await this.#municipalities())
    const counts = await this.#database.row<CatalogueCounts>(COUNTS)
    return counts ?? { specialties: 0, insurers: 0, states: 0, municipalities: 0 }
  }
}
