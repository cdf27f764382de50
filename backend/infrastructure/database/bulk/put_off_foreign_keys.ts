import type { Client } from 'pg'
import { beginWithLock } from '../begin_with_lock.ts'
import { codeOf } from '../database.ts'

const FOREIGN_KEY_VIOLATION = '23503'

interface ForeignKey {
  name: string
  table_name: string
  definition: string
}

/** Takes away the foreign keys of what an import writes, and writes them down. In a transaction. */
export async function putOffForeignKeys(owner: Client): Promise<void> {
  const { rows } = await owner.query<ForeignKey>(
    `insert into put_off_foreign_keys (name, table_name, definition)
     select conname, conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
     where conrelid in ('professionals'::regclass, 'professional_insurances'::regclass)
       and contype = 'f' and convalidated
     on conflict (name) do update set definition = excluded.definition returning name, table_name`,
  )
  for (const { name, table_name } of rows)
    await owner.query(`alter table ${table_name} drop constraint ${name}`)
}

/**
 * From the first step on nobody can break them again; then all that there is is looked through, without a lock that writers
 * would notice, and what was broken before goes as its professional went. Outside a transaction.
 */
export async function putBackForeignKeys(owner: Client): Promise<void> {
  const { rows: keys } = await owner.query<ForeignKey>('select * from put_off_foreign_keys order by name')
  if (keys.length === 0) return
  await beginWithLock(owner, 'professionals, professional_insurances')
  for (const key of keys) if (await isAway(owner, key)) await addUnchecked(owner, key)
  await owner.query('commit')
  for (const key of keys) {
    await validate(owner, key).catch(async (error: unknown) => {
      if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error
      await owner.query(WITHOUT_PROFESSIONAL_GOES)
      await validate(owner, key)
    })
    await owner.query('delete from put_off_foreign_keys where name = $1', [key.name])
  }
}

async function validate(owner: Client, { name, table_name }: ForeignKey): Promise<void> {
  await owner.query(`alter table ${table_name} validate constraint ${name}`)
}

const WITHOUT_PROFESSIONAL_GOES = `
  delete from professional_insurances insurance
  where not exists (select from professionals where id = insurance.professional_id)`

async function isAway(owner: Client, { name, table_name }: ForeignKey): Promise<boolean> {
  const { rowCount } = await owner.query(
    'select from pg_constraint where conrelid = $1::regclass and conname = $2',
    [table_name, name],
  )
  return rowCount === 0
}

async function addUnchecked(owner: Client, { name, table_name, definition }: ForeignKey): Promise<void> {
  await owner.query(`alter table ${table_name} add constraint ${name} ${definition} not valid`)
}
