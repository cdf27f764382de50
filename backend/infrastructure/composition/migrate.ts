import {
  applyMigrations,
  compareMigrations,
  grantToApplication,
  roleOf,
} from '../database/apply_migrations.ts'
import type { Database } from '../database/database.ts'
import { openDatabase, OPERATOR_LIMITS, withConnection } from '../database/open_database.ts'
import { migrateJobs } from '../jobs/graphile_worker.ts'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { type Actor, auditEntry } from '#application/audit/actor.ts'
import { PostgresAuditLog } from '../database/audit/postgres_logs.ts'
import { acceptKey, applicationKey, isKeyOfData, noteKey } from './application_key.ts'
import { requireDatabase, openDatabaseOf } from './open_database_of.ts'
import type { Settings } from './settings.ts'

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
  if (roleOf(ownerUrl) === role && (await isOfAnother(database))) return requireMigrated(database)
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

/** Returns whether another role owns the tables, whose address this process does not have. */
async function isOfAnother(database: Database): Promise<boolean> {
  const found = await database.row<{ other: boolean }>(
    `select not pg_has_role(relowner, 'usage') as other from pg_class where oid = to_regclass('schema_migrations')`,
  )
  return found?.other ?? false
}

const NOT_MIGRATED =
  'Faltam migrações, e o usuário de DATABASE_URL não pode aplicá-las: rode saude db migrate com DATABASE_OWNER_URL.'

async function requireMigrated(database: Database): Promise<string[]> {
  const { pending } = await compareMigrations(database)
  if (pending.length > 0) throw new RepairableFailure(NOT_MIGRATED)
  return pending
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

export interface MigrationReport {
  /** Names of the applied or, in a dry run, pending migrations. */
  migrations: string[]
  /** Applied by a newer version of the program. */
  unknown: string[]
}

interface MigrationChoice {
  by: Actor
  dryRun: boolean
  acceptsKey?: boolean
  log: (line: string) => void
}

/**
 * Applies the migrations to the settings' database, with an audit entry, for which the table then exists. A dry run
 * only names the pending ones. `acceptsKey` makes the settings' key that of the data, instead of a lost one.
 */
export async function migrateWithAudit(
  settings: Settings,
  { by, dryRun, acceptsKey = false, log }: MigrationChoice,
): Promise<MigrationReport> {
  if (dryRun) await requireDatabase(settings)
  const { database, ownerUrl, release } = await openDatabaseOf(settings, log, { isPatient: true })
  try {
    const { pending, unknown } = await compareMigrations(database)
    const applied = dryRun ? [] : await migrate(database, ownerUrl, log)
    if (applied.length > 0) await recordMigrations(database, pending, by)
    if (!dryRun) await settleKey(settings, database, acceptsKey ? by : null)
    return { migrations: pending, unknown }
  } finally {
    await release()
  }
}

/** Accepting another key is audited. */
async function settleKey(settings: Settings, database: Database, acceptedBy: Actor | null): Promise<void> {
  const key = await applicationKey(settings, database)
  if (!acceptedBy || (await isKeyOfData(database, key))) return void (await noteKey(database, key))
  await acceptKey(database, key)
  await new PostgresAuditLog(database).record(
    auditEntry({ by: acceptedBy }, 'application_key_accepted', ['database', 'key']),
  )
}

async function recordMigrations(database: Database, migrations: readonly string[], by: Actor): Promise<void> {
  await new PostgresAuditLog(database).record(
    auditEntry({ by }, 'database_migrated', ['database', 'schema'], { after: { migrations } }),
  )
}
