import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { RepairableFailure } from '#application/ports/unavailable.ts'
import { codeOf, type Database, LOCK_NOT_AVAILABLE } from './database.ts'

interface LockRetries {
  /** Receives migrations that wait for a lock. */
  log?: ((line: string) => void) | undefined
  /** Milliseconds between two attempts, in which the queries queued behind us run. */
  retryDelay?: number
  /** Milliseconds until the wait ends in failure. */
  maxWait?: number
}

interface Migration {
  default: new (client: QueryClientContract, name: string, dryRun: boolean) => BaseSchema
}

const MIGRATIONS = new URL('migrations/', import.meta.url)
const LEDGER = `create table if not exists schema_migrations (id serial primary key, name varchar(255) not null,
  batch integer not null, migration_time timestamptz default current_timestamp)`
/** Other queries on the table queue behind a waiting lock request. */
const SET_LOCK_TIMEOUT = "set local lock_timeout = '2s'"

/**
 * Applies the pending migrations, each in a transaction with the row that records it, without a statement timeout.
 * Retries the lock on a table that somebody reads for long, such as a dump. Returns the names of the applied ones;
 * `only` these are, if given.
 * Lucid's own runner takes a failed COMMIT for success, and has neither limit.
 */
export async function applyMigrations(
  owner: Database,
  { folder = MIGRATIONS, only, ...retries }: LockRetries & { folder?: URL; only?: readonly string[] } = {},
): Promise<string[]> {
  await owner.rows(LEDGER)
  await refuseTooOld(owner)
  const missing = (await compareMigrations(owner, folder)).pending
  const pending = only ? missing.filter((name) => only.includes(name)) : missing
  const { batch } = (await owner.row<{ batch: number }>(
    'select coalesce(max(batch), 0) + 1 as batch from schema_migrations',
  )) ?? { batch: 1 }
  for (const name of pending)
    await onceItIsOurTurn(name, retries, () => apply(owner, new URL(`${name}.ts`, folder), name, batch))
  return pending
}

const OLDEST = '0001_extensions_and_functions'
const TOO_OLD =
  `O banco é antigo demais: esta versão do programa atualiza os que têm a migração ${OLDEST}, e este tem outras. Nada ` +
  'mudou. Ligue com ele a versão do programa que o fez, exporte dali o que precisar e importe-o em um banco novo.'

/** Throws `RepairableFailure` for a database of before the first of our migrations. */
async function refuseTooOld(owner: Database): Promise<void> {
  const applied = await appliedMigrations(owner)
  if (applied.length > 0 && !applied.includes(OLDEST)) throw new RepairableFailure(TOO_OLD)
}

const OF_NO_EXTENSION = (object: string) =>
  `not exists (select from pg_depend where objid = ${object}.oid and deptype = 'e')`

/** One statement for each table, sequence, function and collation of ours. */
const DROP_SCHEMA = `
  select statement from (
    select 1 as turn, format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${OF_NO_EXTENSION('pg_class')}
    union all
    select 2, format('drop sequence if exists %s cascade', oid::regclass) from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'S' and ${OF_NO_EXTENSION('pg_class')}
    union all
    select 3, format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace and ${OF_NO_EXTENSION('pg_proc')}
    union all
    select 4, format('drop collation if exists %I cascade', collname) from pg_collation
      where collnamespace = 'public'::regnamespace and ${OF_NO_EXTENSION('pg_collation')}
  ) as drops order by turn`

/**
 * Drops our schema with all rows, and applies these of our migrations alone. Call in a transaction: the rows of a backup
 * of that schema and `applyMigrations` follow.
 */
export async function recreateSchema(owner: Database, migrations: readonly string[]): Promise<void> {
  for (const statement of await owner.column<string>(DROP_SCHEMA)) await owner.rows(statement)
  await applyMigrations(owner, { only: migrations })
}

async function apply(owner: Database, file: URL, name: string, batch: number): Promise<void> {
  const { default: Migration } = (await import(file.href)) as Migration
  await owner.withoutStatementTimeout(async () => {
    await owner.rows(SET_LOCK_TIMEOUT)
    await new Migration(owner.client, name, false).execUp()
    await owner.rows('insert into schema_migrations (name, batch) values (?, ?)', [
      `migrations/${name}`,
      batch,
    ])
  })
}

async function onceItIsOurTurn(
  name: string,
  { log, retryDelay = 1_000, maxWait = 600_000 }: LockRetries,
  work: () => Promise<void>,
): Promise<void> {
  const end = performance.now() + maxWait
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || performance.now() > end) throw error
      log?.(`migração ${name}: outra conexão usa as mesmas tabelas; tentativa ${attempt + 1} em seguida`)
      await pause(retryDelay)
    }
  }
}

const NO_SUCH_TABLE = '42P01'

interface MigrationNames {
  /** Known to this version, not applied. */
  pending: string[]
  /** Applied, unknown to this version: the database is newer. */
  unknown: string[]
}

/** By folder: a running program's files do not change. */
const knownNames = new Map<URL, Promise<string[]>>()

/** Compares this version's migrations with the database's. */
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

/** Returns the names of this version's migrations, in their order. */
export function knownMigrations(): Promise<string[]> {
  return namesIn(MIGRATIONS)
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

/** The migrations that graphile-worker brings. */
const MIGRATIONS_OF_QUEUE = new URL('../sql/', import.meta.resolve('graphile-worker'))
const PERMISSION_DENIED = '42501'

/** Returns, for the application's role, whether all migrations (the queue's too) and all rights are there. */
export async function isUpToDate(database: Database): Promise<boolean> {
  try {
    const { pending } = await compareMigrations(database)
    if (pending.length > 0) return false
    const row = await database.row<{ ready: boolean }>(
      `select (select count(*) from graphile_worker.migrations) >= ? and
         bool_and(has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')) as ready
       from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker')`,
      [(await namesIn(MIGRATIONS_OF_QUEUE)).length],
    )
    return row?.ready ?? false
  } catch (error) {
    if ([NO_SUCH_TABLE, PERMISSION_DENIED].includes(codeOf(error))) return false
    throw error
  }
}

/** Append-only tables for the application. */
const APPEND_ONLY_TABLES = ['audit_log']

/**
 * Grants `role` the rights on data alone: it owns no table, so it cannot drop, alter or truncate one nor disable a
 * trigger, and it cannot rewrite the append-only ones. Run as the owner after every migration; idempotent.
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
    for (const table of APPEND_ONLY_TABLES) await owner.rows(`revoke update, delete on ${table} from ${name}`)
    for (const table of await tablesWithoutPolicy(owner))
      await owner.rows(`create policy application on graphile_worker.${quoted(table)} to public using (true)`)
  })
}

/** The job queue's tables have row-level security, which admits only their owner without a policy. */
function tablesWithoutPolicy(owner: Database): Promise<string[]> {
  return owner.column(
    `select relname as name from pg_class
     where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity
       and not exists (select from pg_policy where polrelid = pg_class.oid and polname = 'application')`,
  )
}

/** Returns the role in a connection URL. */
export function roleOf(url: string): string {
  return decodeURIComponent(new URL(url).username)
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
