import { fail, ok, type Result } from '#domain/shared/result.ts'
import { codeOf, type Database, LOCK_NOT_AVAILABLE } from '../database.ts'

/** There are people besides administrators; or other connections use the tables. */
export type LoadRefusal = 'not_empty' | 'in_use'

const SETTINGS = ["work_mem = '64MB'", "maintenance_work_mem = '256MB'", 'jit = off']

/** The tables that an import fills or references. */
const TABLES = ['professionals', 'professional_insurances', 'professional_listings']
const FILLED = [...TABLES, 'listing_cells', 'listed_words', 'professional_counts', 'profile_view_totals']
const LOCKED = [...FILLED, 'specialties', 'states', 'municipalities', 'insurers']

/**
 * Runs `work`, which stores and lists professionals in an empty database, without foreign keys and without the indexes
 * that no uniqueness needs, then creates these again. All in one transaction: after a failure or kill the database is
 * empty and intact as before, and the load starts anew. Others wait for these tables meanwhile.
 *
 * @param owner may alter the tables; `work` must use the same `Database`.
 * @param lockTimeout milliseconds to wait for other users of the tables.
 */
export async function loadIntoEmpty<Value>(
  owner: Database,
  work: () => Promise<Value>,
  lockTimeout = 5_000,
): Promise<Result<Value, LoadRefusal>> {
  let isTaken = false
  try {
    return await owner.withoutStatementTimeout(async () => {
      for (const setting of SETTINGS) await owner.rows(`set local ${setting}`)
      await owner.rows(`set local lock_timeout = ${lockTimeout}`)
      await owner.rows(`lock table ${LOCKED.join(', ')} in access exclusive mode`)
      isTaken = true
      if (await owner.row("select 1 from professionals where role = 'user' limit 1")) return fail('not_empty')
      const value = await withoutIndexes(owner, work)
      for (const table of FILLED) await owner.rows(`analyze ${table}`)
      return ok(value)
    })
  } catch (error) {
    if (isTaken || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    return fail('in_use')
  }
}

/** Triggers disabled meanwhile: their counts are computed at the end, and their changes announced together. */
const DISABLED_TRIGGERS = [
  'alter table professionals % trigger professionals_counted_on_insert',
  'alter table professionals % trigger professionals_view_totals_on_insert',
  'alter table professionals % trigger professionals_told_on_insert',
  'alter table professional_insurances % trigger professional_insurances_told_on_insert',
]

/** Recreates indexes and constraints from their own definitions, the indexes first. */
async function withoutIndexes<Value>(owner: Database, work: () => Promise<Value>): Promise<Value> {
  const indexes = await owner.rows<Definition>(INDEXES, [FILLED])
  const keys = await owner.rows<Definition>(FOREIGN_KEYS, [TABLES])
  for (const { table, name } of keys) await owner.rows(`alter table ${table} drop constraint ${name}`)
  for (const { name } of indexes) await owner.rows(`drop index ${name}`)
  for (const trigger of DISABLED_TRIGGERS) await owner.rows(trigger.replace('%', 'disable'))
  const value = await work()
  await owner.rows('select recount_professionals()')
  for (const trigger of DISABLED_TRIGGERS) await owner.rows(trigger.replace('%', 'enable'))
  for (const { definition } of indexes) await owner.rows(definition)
  for (const { table, name, definition } of keys)
    await owner.rows(`alter table ${table} add constraint ${name} ${definition}`)
  return value
}

interface Definition {
  table: string
  name: string
  definition: string
}

const INDEXES = `
  select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index where indrelid = any(?::text[]::regclass[]) and not indisunique order by 2`

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = any(?::text[]::regclass[]) and contype = 'f' order by 2`
