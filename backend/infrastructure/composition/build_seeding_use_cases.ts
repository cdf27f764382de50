import { SeedCatalogue } from '#application/catalogue/seed_catalogue.ts'
import { SeedDemo } from '#application/operations/seed_demo.ts'
import { PostgresCatalogueTables } from '../database/catalogue/postgres_catalogue.ts'
import type { Database } from '../database/database.ts'
import { PostgresDemoData } from '../demo/postgres_demo_data.ts'
import type { Adapters } from './build_adapters.ts'
import { isPrivateSite } from './demo_rules.ts'
import type { Settings } from './settings.ts'

/** What fills a database; its heavy sources are loaded when they are wanted. */
export function buildSeedingUseCases(
  database: Database,
  adapters: Adapters,
  settings: Pick<Settings, 'NODE_ENV' | 'APP_URL'>,
) {
  const demo = new PostgresDemoData({ database, adapters })
  const catalogueTables = new PostgresCatalogueTables(database, async () => {
    const { municipalitiesOfBrazil } = await import('../brazil/municipality_source.ts')
    return municipalitiesOfBrazil()
  })
  return {
    seedCatalogue: new SeedCatalogue({ ...adapters, catalogueTables }),
    seedDemo: new SeedDemo({ ...adapters, demo, isPublic: !isPrivateSite(settings) }),
  }
}
