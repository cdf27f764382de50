import { DEMO_EMAILS } from '../demo/demo_world.ts'
import type { Database } from '../database/database.ts'
import { isLocalHost } from '../http/local_address.ts'
import { InvalidSettings, type Settings } from './settings.ts'

type Site = Pick<Settings, 'NODE_ENV' | 'APP_URL' | 'DATABASE_URL'>

/**
 * Returns whether, by the settings, only the site's developer can reach it. Nobody else may use the demo accounts,
 * whose password is public, or see links of mails.
 */
export function isPrivateSite({ NODE_ENV, APP_URL }: Omit<Site, 'DATABASE_URL'>): boolean {
  return NODE_ENV !== 'production' && (!APP_URL || isLocalHost(new URL(APP_URL).hostname))
}

async function hasDemoAccounts(database: Database): Promise<boolean> {
  const found = await database.row('select 1 from professionals where email = any(?::text[]) limit 1', [
    Object.values(DEMO_EMAILS),
  ])
  return found !== null
}

/** Throws `InvalidSettings` when the settings would publish a database with demo accounts. */
export async function refuseDemoAccounts(site: Site, database: Database): Promise<void> {
  if (isPrivateSite(site) || !(await hasDemoAccounts(database))) return
  const name = site.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'
  throw new InvalidSettings([
    `${name}: o banco tem contas de demonstração, cuja senha todos conhecem; aponte ${name} para um banco sem elas`,
    ...(site.NODE_ENV === 'production'
      ? []
      : ['APP_URL: ou use um endereço local, como http://localhost:3333']),
  ])
}
