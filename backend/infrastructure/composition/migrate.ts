import { grantToApplication, roleOf, applyMigrations } from '../database/apply_migrations.ts'
import type { Database } from '../database/database.ts'
import { openDatabase, OPERATOR_LIMITS, withConnection } from '../database/open_database.ts'
import { migrateJobs } from '../jobs/graphile_worker.ts'

/**
 * Applies the migrations of our schema and of the job queue as their owner, and grants the application's role its
 * rights if that is another one. Concurrent processes run one after the other. Returns the names of the applied
 * migrations.
 */
export function migrate(
  database: Database,
  ownerUrl: string = database.url,
  log?: (line: string) => void,
): Promise<string[]> {
  return oneAtATime(ownerUrl, 'migrations', () => bringUpToDate(database, ownerUrl, log))
}

async function bringUpToDate(
  database: Database,
  ownerUrl: string,
  log?: (line: string) => void,
): Promise<string[]> {
  const role = roleOf(database.url)
  if (roleOf(ownerUrl) === role) return migrateAsOwner(database, log)
  const owner = openDatabase({ url: ownerUrl, poolSize: 2, ...OPERATOR_LIMITS })
  try {
    const applied = await migrateAsOwner(owner, log)
    await grantToApplication(owner, role)
    return applied
  } finally {
    await owner.close()
  }
}

async function migrateAsOwner(owner: Database, log?: (line: string) => void): Promise<string[]> {
  const applied = await applyMigrations(owner, { log })
  await migrateJobs(owner.url)
  return applied
}

/** Runs `work` while no other process on this database runs work of the same name; waits for that. */
export function oneAtATime<Value>(
  databaseUrl: string,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  return withConnection(databaseUrl, async (turn) => {
    await turn.query('select pg_advisory_lock(hashtext($1))', [name])
    return work()
  })
}
