import type { Client } from 'pg'

/** Of few rows: what a new one costs them is less than looking at everyone twice to make them again. */
const KEPT = ['professionals_admins', 'professionals_blocked']

/**
 * Takes away the indexes of `professionals` that make lists fast and keep nothing right, and writes them down. In a
 * transaction.
 */
export async function putOffIndexes(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    `insert into put_off_indexes (name, definition)
     select relname, pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = 'professionals'::regclass and not indisunique and indisvalid and relname <> all ($1)
     on conflict (name) do update set definition = excluded.definition returning name`,
    [KEPT],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
}

/** The longest first, since each waits for statements of others that are older than its rows. Outside a transaction. */
export async function putBackIndexes(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select name, definition from put_off_indexes order by definition not like '% USING gin %', name`,
  )
  for (const { name, definition } of rows) await putBack(owner, name, definition)
}

/** One that was cut off while it was made is there, but not valid (https://www.postgresql.org/docs/current/sql-createindex.html). */
async function putBack(owner: Client, name: string, definition: string): Promise<void> {
  const { rows } = await owner.query(
    'select from pg_index where indexrelid = to_regclass($1) and indisvalid',
    [name],
  )
  if (rows.length === 0) {
    await owner.query(`drop index if exists ${name}`)
    await owner.query(definition.replace(/^CREATE INDEX /, 'CREATE INDEX CONCURRENTLY '))
  }
  await owner.query('delete from put_off_indexes where name = $1', [name])
}
