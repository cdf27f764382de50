import type { Database } from '../database/database.ts'
import { quoted, type TableShape } from './saved_tables.ts'

interface Trigger {
  table: string
  name: string
  /** As pg_trigger.tgenabled. */
  firing: 'O' | 'A' | 'R' | 'D'
}

const FIRING = { O: 'enable', A: 'enable always', R: 'enable replica', D: 'disable' }

const TRIGGERS = `select tgrelid::regclass::text as table, tgname as name, tgenabled as firing
  from pg_trigger where not tgisinternal and tgrelid = any(?::regclass[])`

/** What the triggers of these tables did when the rows were written is in the rows: they rest during `work`. */
export async function withQuietTriggers(
  database: Database,
  tables: readonly TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  const triggers = await database.rows<Trigger>(TRIGGERS, [tables.map(({ name }) => quoted(name))])
  await setFiring(
    database,
    triggers.map((trigger) => ({ ...trigger, firing: 'D' })),
  )
  await work()
  await setFiring(database, triggers)
}

async function setFiring(database: Database, triggers: readonly Trigger[]): Promise<void> {
  for (const { table, name, firing } of triggers)
    await database.rows(`alter table ${table} ${FIRING[firing]} trigger ${quoted(name)}`)
}
