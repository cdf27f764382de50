import type { Client } from 'pg'
import { unlessAWriterWaits } from './unless_a_writer_waits.ts'

interface PutOffIndex {
  name: string
  definition: string
}

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

/**
 * Made at once, which keeps writers away, until one waits; from then on `concurrently`, which looks at everyone twice. The
 * longest first, since each of those waits for statements of others that are older than its rows. Outside a transaction.
 */
export async function putBackIndexes(owner: Client, ownerUrl: string): Promise<void> {
  const { rows } = await owner.query<PutOffIndex>(
    `select name, definition from put_off_indexes order by definition not like '% USING gin %', name`,
  )
  let isQuiet = true
  for (const { name, definition } of rows) {
    await dropUnfinished(owner, name)
    isQuiet &&= await unlessAWriterWaits(owner, ownerUrl, ifAway(definition))
    if (!isQuiet) await owner.query(ifAway(definition).replace('INDEX', 'INDEX CONCURRENTLY'))
    await owner.query('delete from put_off_indexes where name = $1', [name])
  }
}

/** One that was cut off while it was made is there, but not valid (https://www.postgresql.org/docs/current/sql-createindex.html). */
async function dropUnfinished(owner: Client, name: string): Promise<void> {
  const { rowCount } = await owner.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [name],
  )
  if (rowCount) await owner.query(`drop index ${name}`)
}

const ifAway = (definition: string) => definition.replace(/^CREATE INDEX /, 'CREATE INDEX IF NOT EXISTS ')
