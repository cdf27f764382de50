import { setTimeout as pause } from 'node:timers/promises'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { codeOf, type Database, LOCK_NOT_AVAILABLE } from './database.ts'
import { compareMigrations } from './pending_migrations.ts'

interface Patience {
  /** Told of a migration that waits for others to be done with a table. */
  say?: ((line: string) => void) | undefined
  /** Milliseconds between two tries, in which those go on who queued behind us. */
  between?: number
  /** Milliseconds until the wait is given up. */
  longest?: number
}

interface Migration {
  default: new (client: QueryClientContract, name: string, dryRun: boolean) => BaseSchema
}

const LEDGER = `create table if not exists schema_migrations (id serial primary key, name varchar(255) not null,
  batch integer not null, migration_time timestamptz default current_timestamp)`
/** Whoever wants the table queues behind who waits for it. */
const BEHIND_A_LOCK = "set local lock_timeout = '2s'"

/**
 * Brings the schema up to date, each migration in one transaction with the row that records it. Many rows take what time
 * they need. Where somebody reads a table for long, as a dump does, the lock on it is asked for again and again. Returns
 * the names of what was applied. Lucid's own runner takes a COMMIT that failed for done, and has neither limits.
 */
export async function applyMigrations(owner: Database, patience: Patience = {}): Promise<string[]> {
  await owner.rows(LEDGER)
  const { pending } = await compareMigrations(owner)
  const { batch } = (await owner.row<{ batch: number }>(
    'select coalesce(max(batch), 0) + 1 as batch from schema_migrations',
  )) ?? { batch: 1 }
  for (const name of pending) await onceItIsOurTurn(name, patience, () => apply(owner, name, batch))
  return pending
}

async function apply(owner: Database, name: string, batch: number): Promise<void> {
  const file = new URL(`migrations/${name}.ts`, import.meta.url).href
  const { default: Migration } = (await import(file)) as Migration
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
  { say, between = 1_000, longest = 600_000 }: Patience,
  work: () => Promise<void>,
): Promise<void> {
  const end = performance.now() + longest
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (codeOf(error) !== LOCK_NOT_AVAILABLE || performance.now() > end) throw error
      say?.(`migração ${name}: outra conexão usa as mesmas tabelas; tentativa ${attempt + 1} em seguida`)
      await pause(between)
    }
  }
}
