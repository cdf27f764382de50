import { municipalitiesOfBrazil } from '../brazil/municipality_source.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import type { Database } from '../database/database.ts'

export interface CatalogueCounts {
  specialties: number
  insurers: number
  states: number
  municipalities: number
}

/** Writes the catalogues of this version into the database; what is there already changes only where it differs. */
export async function refreshCatalogue(database: Database): Promise<CatalogueCounts> {
  await seedCatalogue(database, municipalitiesOfBrazil())
  const counts = await database.row<CatalogueCounts>(
    `select (select count(*)::integer from specialties) as specialties, (select count(*)::integer from insurers) as insurers,
      (select count(*)::integer from states) as states, (select count(*)::integer from municipalities) as municipalities`,
  )
  return counts ?? { specialties: 0, insurers: 0, states: 0, municipalities: 0 }
}
