import { countOf } from '#domain/shared/numbers.ts'
import { MUNICIPALITIES } from '../brazil/municipality_source.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import { isPrivateSite, refuseDemoAccounts } from './demo_rules.ts'
import { noteKey, OTHER_KEY_CURE } from './application_key.ts'
import { migrate, oneAtATime } from './migrate.ts'
import type { App } from './open_app.ts'

/**
 * Applies migrations and catalogue; seeds demo data if the settings ask for it and the database is empty. Throws
 * `InvalidSettings` when demo accounts exist and must not.
 */
export async function prepareDatabase(app: App, log: (line: string) => void): Promise<void> {
  const applied = await migrate(app.database, app.ownerUrl, log)
  if (!(await noteKey(app.database, app.appKey)))
    log(`A chave do programa não é a com que os dados foram feitos. ${OTHER_KEY_CURE}`)
  if (applied.length > 0) log(countOf(applied.length, 'migração aplicada', 'migrações aplicadas'))
  await seedCatalogue(app.database, MUNICIPALITIES)
  await refuseDemoAccounts(app.settings, app.database)
  if (!wantsDemo(app)) return
  await oneAtATime(app.database.url, 'demo data', async () => {
    if (await isEmpty(app)) await seedDemoData(app, log)
  })
}

function wantsDemo({ settings, isEmbedded }: App): boolean {
  const isWanted = settings.SEED_DEMO ?? (isEmbedded && settings.NODE_ENV === 'development')
  return isWanted && isPrivateSite(settings)
}

async function isEmpty({ database }: App): Promise<boolean> {
  const row = await database.row<{ empty: boolean }>('select not exists (select from professionals) as empty')
  return row?.empty ?? false
}

async function seedDemoData(app: App, log: (line: string) => void): Promise<void> {
  const { seedDemo } = await import('../demo/seed_demo.ts')
  log('Criando dados de demonstração (inventados)…')
  await seedDemo(app)
}
