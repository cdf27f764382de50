import { countOf } from '#domain/shared/numbers.ts'
import { municipalitiesOfBrazil } from '../brazil/municipality_source.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import { isPrivateSite, refuseDemoAccounts } from './demo_rules.ts'
import { migrate } from './migrate.ts'
import { oneAtATime } from './one_at_a_time.ts'
import type { House } from './open_house.ts'

/**
 * Schema and catalogue up to date; demo data where the settings ask for it and nobody is there yet. Throws
 * `InvalidSettings` where demo accounts are there and must not be.
 */
export async function prepareDatabase(house: House, log: (line: string) => void): Promise<void> {
  const applied = await migrate(house.database, house.ownerUrl, log)
  if (applied.length > 0) log(countOf(applied.length, 'migração aplicada', 'migrações aplicadas'))
  await seedCatalogue(house.database, municipalitiesOfBrazil())
  await refuseDemoAccounts(house.settings, house.database)
  if (!wantsDemo(house)) return
  await oneAtATime(house.database.url, 'demo data', async () => {
    if (await isEmpty(house)) await seedDemoData(house, log)
  })
}

function wantsDemo({ settings, isEmbedded }: House): boolean {
  const isWanted = settings.SEED_DEMO ?? (isEmbedded && settings.NODE_ENV === 'development')
  return isWanted && isPrivateSite(settings)
}

async function isEmpty({ database }: House): Promise<boolean> {
  const row = await database.row<{ empty: boolean }>('select not exists (select from professionals) as empty')
  return row?.empty ?? false
}

async function seedDemoData(house: House, log: (line: string) => void): Promise<void> {
  const { seedDemo } = await import('../demo/seed_demo.ts')
  log('Criando dados de demonstração (inventados)…')
  await seedDemo(house)
}
