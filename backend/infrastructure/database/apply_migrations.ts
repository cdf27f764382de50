import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf, type Database, LOCK_NOT_AVAILABLE } from './database.ts'
import { upgradeFromMany } from './upgrade_from_many.ts'
import { serversOf } from './server_finder.ts'

interface LockRetries {
  /** Told of a migration that waits for others to be done with a table. */
  log?: ((line: string) => void) | undefined
  /** Milliseconds between two tries, in which those go on who queued behind us. */
  between?: number
  /** Milliseconds until the wait is given up. */
  longest?: number
}

interface Migration {
  default: new (client: QueryClientContract, name: string, dryRun: boolean) => BaseSchema
}

const MIGRATIONS = new URL('migrations/', import.meta.url)
const LEDGER = `create table if not exists schema_migrations (id serial primary key, name varchar(255) not null,
  batch integer not null, migration_time timestamptz default current_timestamp)`
/** Whoever wants the table queues behind who waits for it. */
const BEHIND_A_LOCK = "set local lock_timeout = '2s'"

/**
 * Brings the schema up to date, each migration in one transaction with the row that records it. Many rows take what time
 * they need. Where somebody reads a table for long, as a dump does, the lock on it is asked for again and again. Returns
 * the names of what was applied. Lucid's own runner takes a COMMIT that failed for done, and has neither limits.
 */
export async function applyMigrations(
  owner: Database,
  { folder = MIGRATIONS, ...retries }: LockRetries & { folder?: URL } = {},
): Promise<string[]> {
  await owner.rows(LEDGER)
  await onceItIsOurTurn('0001', retries, () =>
    owner.withoutStatementTimeout(async () => {
      await owner.rows(BEHIND_A_LOCK)
      await upgradeFromMany(owner)
    }),
  )
  const { pending } = await compareMigrations(owner, folder)
  const { batch } = (await owner.row<{ batch: number }>(
    'select coalesce(max(batch), 0) + 1 as batch from schema_migrations',
  )) ?? { batch: 1 }
  for (const name of pending)
    await onceItIsOurTurn(name, retries, () => apply(owner, new URL(`${name}.ts`, folder), name, batch))
  return pending
}

async function apply(owner: Database, file: URL, name: string, batch: number): Promise<void> {
  const { default: Migration } = (await import(file.href)) as Migration
  await owner.withoutStatementTimeout(async () => {
    await owner.rows(BEHIND_A_LOCK)
    await new Migration(owner.client, name, false).execUp()
    await owner.rows('insert into schema_migrations (name, batch) values (?, ?)', [
      `migrations/${name}`,
      batch,
    ])
  })
}

async function onceItIsOurTurn(
  name: string,
  { log, between = 1_000, longest = 600_000 }: LockRetries,
  work: () => Promise<void>,
): Promise<void> {
  const end = performance.now() + longest
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || performance.now() > end) throw error
      log?.(`migração ${name}: outra conexão usa as mesmas tabelas; tentativa ${attempt + 1} em seguida`)
      await pause(between)
    }
  }
}

const NO_SUCH_TABLE = '42P01'

interface MigrationNames {
  /** Known to this version and not applied. */
  pending: string[]
  /** Applied and not known to this version: the database is of a newer one. */
  unknown: string[]
}

/** By folder: the files of a running program do not change. */
const knownNames = new Map<URL, Promise<string[]>>()

/** Compares the migrations of this version with those of the database. */
export async function compareMigrations(database: Database, folder = MIGRATIONS): Promise<MigrationNames> {
  const applied = await appliedMigrations(database)
  const reading = knownNames.get(folder) ?? namesIn(folder)
  knownNames.set(folder, reading)
  const known = await reading
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  }
}

async function namesIn(folder: URL): Promise<string[]> {
  const files = await readdir(folder)
  return files.map((file) => file.replace(/\.ts$/, '')).toSorted()
}

async function appliedMigrations(database: Database): Promise<string[]> {
  try {
    const rows = await database.rows<{ name: string }>('select name from schema_migrations order by name')
    return rows.map(({ name }) => name.replace('migrations/', ''))
  } catch (error) {
    if (codeOf(error) === NO_SUCH_TABLE) return []
    throw error
  }
}

/** How many migrations graphile-worker brings. */
const MIGRATIONS_OF_QUEUE = 19
const PERMISSION_DENIED = '42501'

/** One look by the application's own role: whether every migration, the queue's too, and every right is there. */
export async function isUpToDate(database: Database): Promise<boolean> {
  try {
    const { pending } = await compareMigrations(database)
    if (pending.length > 0) return false
    const row = await database.row<{ ready: boolean }>(
      `select (select count(*) from graphile_worker.migrations) = ? and
         bool_and(has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')) as ready
       from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker')`,
      [MIGRATIONS_OF_QUEUE],
    )
    return row?.ready ?? false
  } catch (error) {
    if ([NO_SUCH_TABLE, PERMISSION_DENIED].includes(codeOf(error))) return false
    throw error
  }
}

/** Tables in which the application may only read and add. */
const ONLY_GROWING = ['audit_log']

/**
 * Lets `role` work with the data and change nothing else: it owns no table, so it can neither drop, alter nor empty one,
 * nor switch off a trigger, and what only grows it cannot rewrite. Run as the owner after every migration; again is harmless.
 */
export async function grantToApplication(owner: Database, role: string): Promise<void> {
  const name = quoted(role)
  await owner.transaction(async () => {
    await owner.rows(`select pg_advisory_xact_lock(hashtext('grants to the application'))`)
    await owner.rows(`grant usage on schema public, graphile_worker to ${name}`)
    await owner.rows(
      `grant select, insert, update, delete on all tables in schema public, graphile_worker to ${name}`,
    )
    await owner.rows(`grant usage, select on all sequences in schema public, graphile_worker to ${name}`)
    for (const table of ONLY_GROWING) await owner.rows(`revoke update, delete on ${table} from ${name}`)
    for (const table of await tablesWithoutPolicy(owner))
      await owner.rows(`create policy application on graphile_worker.${quoted(table)} to public using (true)`)
  })
}

/** The job queue guards its tables by row-level security, which lets in their owner alone unless a policy says more. */
function tablesWithoutPolicy(owner: Database): Promise<string[]> {
  return owner.column(
    `select relname as name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'application')`,
  )
}

/** Who logs in by this address. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(serversOf(url)[0] ?? url).username)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
