import { type Actor, asRecorded } from '#application/audit/actor.ts'
import { municipalitiesOfBrazil } from '../brazil/municipality_source.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import type { Database } from '../database/database.ts'
import type { OperatorHouse } from './open_operator_house.ts'

export interface CatalogueCounts {
  specialties: number
  insurers: number
  states: number
  municipalities: number
}

/**
 * Writes the catalogues of this version into the database; what is there already changes only where it differs. It is on
 * record that somebody asked for it.
 */
export async function refreshCatalogue(
  { database, adapters: { auditLog, unitOfWork } }: Pick<OperatorHouse, 'database' | 'adapters'>,
  by: Actor,
): Promise<CatalogueCounts> {
  return unitOfWork.run(async () => {
    await seedCatalogue(database, municipalitiesOfBrazil())
    const after = await countCatalogue(database)
    const subject = { subjectKind: 'database', subjectId: 'catalogue' }
    await auditLog.record({ ...asRecorded({ by }), action: 'catalogue_seeded', ...subject, after })
    return after
  })
}

async function countCatalogue(database: Database): Promise<CatalogueCounts> {
  const counts = await database.row<CatalogueCounts>(
    `select (select count(*)::integer from specialties) as specialties, (select count(*)::integer from insurers) as insurers,
      (select count(*)::integer from states) as states, (select count(*)::integer from municipalities) as municipalities`,
  )
  return counts ?? { specialties: 0, insurers: 0, states: 0, municipalities: 0 }
}
