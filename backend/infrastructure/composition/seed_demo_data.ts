import { type Actor, asRecorded } from '#application/audit/actor.ts'
import { seedDemo, type SeededDemo } from '../demo/seed_demo.ts'
import type { OperatorHouse } from './open_operator_house.ts'

export type DemoRefusal = 'forbidden_in_production' | 'database_not_empty' | 'demo_already_there'

type DemoHouse = Pick<OperatorHouse, 'settings' | 'database' | 'adapters'>

/**
 * The demonstration on demand, on record by whom: never in production, and into a database with people only where that
 * was confirmed.
 */
export async function seedDemoData(
  house: DemoHouse,
  { by, evenIfNotEmpty, dryRun }: { by: Actor; evenIfNotEmpty: boolean; dryRun: boolean },
): Promise<SeededDemo | DemoRefusal | 'possible'> {
  if (house.settings.NODE_ENV === 'production') return 'forbidden_in_production'
  const people = await house.database.row<{ any: boolean; demo: boolean }>(
    `select exists (select from professionals) as any,
       exists (select from professionals where email like '%@demo.local') as demo`,
  )
  if (people?.demo) return 'demo_already_there'
  if (people?.any && !evenIfNotEmpty) return 'database_not_empty'
  return dryRun ? 'possible' : seedOnRecord(house, by)
}

async function seedOnRecord(house: DemoHouse, by: Actor): Promise<SeededDemo> {
  const { unitOfWork, auditLog } = house.adapters
  return unitOfWork.run(async () => {
    const seeded = await seedDemo(house)
    const { accounts: _, ...after } = seeded
    const subject = { subjectKind: 'database', subjectId: 'demo' }
    await auditLog.record({ ...asRecorded({ by }), action: 'demo_seeded', ...subject, after })
    return seeded
  })
}
