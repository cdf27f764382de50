import { type DemoHouse, seedDemo, type SeededDemo } from '../demo/seed_demo.ts'
import type { Settings } from './settings.ts'

export type DemoRefusal = 'forbidden_in_production' | 'database_not_empty' | 'demo_already_there'

/** The demonstration on demand: never in production, and into a database with people only where that was confirmed. */
export async function seedDemoData(
  house: DemoHouse & { settings: Settings },
  { evenIfNotEmpty, dryRun }: { evenIfNotEmpty: boolean; dryRun: boolean },
): Promise<SeededDemo | DemoRefusal | 'possible'> {
  if (house.settings.NODE_ENV === 'production') return 'forbidden_in_production'
  const people = await house.database.row<{ any: boolean; demo: boolean }>(
    `select exists (select from professionals) as any,
       exists (select from professionals where email like '%@demo.local') as demo`,
  )
  if (people?.demo) return 'demo_already_there'
  if (people?.any && !evenIfNotEmpty) return 'database_not_empty'
  return dryRun ? 'possible' : seedDemo(house)
}
