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

/** Returns why the settings would publish a database with demo accounts, and the cure; null when they would not. */
export async function demoRefusal(
  site: Site,
  database: Database,
): Promise<{ problems: string[]; cure: string } | null> {
  if (isPrivateSite(site) || !(await hasDemoAccounts(database))) return null
  const name = site.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR'
  const elsewhere = `aponte ${name} para um banco sem elas`
  const local = 'use um endereço local, como http://localhost:3333'
  const mayBeLocal = site.NODE_ENV !== 'production'
  return {
    problems: [
      `${name}: o banco tem contas de demonstração, cuja senha todos conhecem; ${elsewhere}`,
      ...(mayBeLocal ? [`APP_URL: ou ${local}`] : []),
    ],
    cure: `A${elsewhere.slice(1)}${mayBeLocal ? `, ou em APP_URL ${local}` : ''}.`,
  }
}

/** Throws `InvalidSettings` when the settings would publish a database with demo accounts. */
export async function refuseDemoAccounts(site: Site, database: Database): Promise<void> {
  const refusal = await demoRefusal(site, database)
  if (refusal) throw new InvalidSettings(refusal.problems)
}
