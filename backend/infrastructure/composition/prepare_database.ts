import { municipalitiesOfBrazil } from '../brazil/municipality_source.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import { migrate } from './migrate.ts'
import type { House } from './open_house.ts'

/** Schema and catalogue up to date; demo data where the settings ask for it and nobody is there yet. */
export async function prepareDatabase(house: House, log: (line: string) => void): Promise<void> {
  const applied = await migrate(house.database, house.ownerUrl)
  if (applied.length > 0) log(`${applied.length} migrações aplicadas`)
  await seedCatalogue(house.database, municipalitiesOfBrazil())
  if (await wantsDemo(house)) await seedDemoData(house, log)
}

async function wantsDemo({ settings, isEmbedded, database }: House): Promise<boolean> {
  const wanted = settings.SEED_DEMO ?? (isEmbedded && settings.NODE_ENV === 'development')
  if (!wanted || settings.NODE_ENV === 'production') return false
  const row = await database.row<{ empty: boolean }>('select not exists (select from professionals) as empty')
  return row?.empty ?? false
}

async function seedDemoData(house: House, log: (line: string) => void): Promise<void> {
  const { seedDemo } = await import('../demo/seed_demo.ts')
  log('Criando dados de demonstração (inventados)…')
  await seedDemo(house)
}
