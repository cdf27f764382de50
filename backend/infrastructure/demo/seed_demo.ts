import { BulkConflict } from '#application/ports/bulk_professionals.ts'
import type { Clock } from '#application/ports/clock.ts'
import type { SeededDemo } from '#application/ports/demo_data.ts'
import type { PasswordHasher } from '#application/ports/password_hasher.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import type { Database } from '../database/database.ts'
import { PostgresBulkProfessionals } from '../database/bulk/postgres_bulk_professionals.ts'
import { buildWorld } from './build_world.ts'
import { DEMO_EMAILS, DEMO_PASSWORD, type DemoWorld } from './demo_world.ts'
import { storeWorld } from './store_world.ts'

export interface DemoDependencies {
  database: Database
  adapters: { clock: Clock; index: ProfessionalIndex; passwords: PasswordHasher }
}

/** Fills a database that has its catalogue with invented people, all in one transaction: everything or nothing. */
export async function seedDemo({ database, adapters }: DemoDependencies): Promise<SeededDemo> {
  const world = await buildWorld(adapters.clock.now())
  const emails = Object.values(DEMO_EMAILS)
  const hashes = await Promise.all(emails.map(() => adapters.passwords.hash(DEMO_PASSWORD)))
  await database.transaction(async () => {
    await storeProfessionals(database, adapters.clock, world)
    await database.rows(
      `update professionals set password_hash = account.hash
       from unnest(?::text[], ?::text[]) as account (email, hash) where professionals.email = account.email`,
      [emails, hashes],
    )
    await storeWorld(database, world)
    await adapters.index.refresh(world.professionals.map(({ id }) => id))
  })
  return summaryOf(world)
}

async function storeProfessionals(
  database: Database,
  clock: Clock,
  { professionals }: DemoWorld,
): Promise<void> {
  try {
    await new PostgresBulkProfessionals(database, clock).insert(professionals)
  } catch (cause) {
    if (!(cause instanceof BulkConflict)) throw cause
    throw new Error('Somebody of the demonstration is there already.', { cause })
  }
}

function summaryOf({ professionals, reviews, contacts, posts }: DemoWorld): SeededDemo {
  return {
    professionals: professionals.filter(({ role }) => role === 'user').length,
    reviews: reviews.length,
    leads: contacts.filter(({ kind }) => kind === 'lead').length,
    posts: posts.length,
    accounts: Object.values(DEMO_EMAILS).map((email) => ({ email, password: DEMO_PASSWORD })),
  }
}
