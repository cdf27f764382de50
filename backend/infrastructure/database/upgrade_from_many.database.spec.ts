import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { Client } from 'pg'
import { applyMigrations } from './apply_migrations.ts'
import { openDatabase } from './open_database.ts'
import { emptyDatabase } from './testing/fresh_database.ts'
import { FIRST, LATER } from './upgrade_from_many.ts'

const read = (name: string) => readFile(new URL(`testing/${name}.sql`, import.meta.url), 'utf8')

test.group('A database of many migrations', (group) => {
  group.each.timeout(300_000)

  async function withDatabase<Value>(
    work: (client: Client, migrate: () => Promise<string[]>) => Promise<Value>,
  ): Promise<Value> {
    const { url, drop } = await emptyDatabase()
    const client = new Client({ connectionString: url })
    await client.connect()
    const database = openDatabase({ url })
    try {
      return await work(client, () => applyMigrations(database))
    } finally {
      await database.close()
      await client.end()
      await drop()
    }
  }

  const shapeOf = async (client: Client) =>
    (await client.query<{ line: string }>(SHAPE)).rows.map(({ line }) => line)
  const freshShape = () =>
    withDatabase(async (client, migrate) => {
      await migrate()
      return shapeOf(client)
    })

  async function makeOld(client: Client, names: readonly string[]): Promise<void> {
    await client.query(await read('schema_of_many_migrations'))
    await client.query(await read('rows_of_every_table'))
    await client.query(`create table schema_migrations (id serial primary key, name varchar(255) not null,
      batch integer not null, migration_time timestamptz default current_timestamp)`)
    for (const name of names) await client.query(LATER[name] ?? '')
    await client.query(
      `insert into schema_migrations (name, batch) select 'migrations/' || name, 1 from unnest($1::text[]) as name`,
      [[...FIRST, ...names]],
    )
  }

  async function rowsOf(client: Client): Promise<Record<string, number>> {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname !~ '^(put_off|schema_migrations)' order by 1`,
    )
    const counts: Record<string, number> = {}
    for (const { name } of rows) {
      const counted = await client.query<{ count: number }>(`select count(*)::integer as count from ${name}`)
      counts[name] = counted.rows[0]?.count ?? 0
    }
    return counts
  }

  for (const [when, names] of [
    ['before the later migrations', []],
    ['after them', Object.keys(LATER)],
  ] as const)
    test(`is upgraded to what a new one is, with all its rows, when it was made ${when}`, async ({
      assert,
    }) => {
      const fresh = await freshShape()
      await withDatabase(async (client, migrate) => {
        await makeOld(client, names)
        const { listing_cell_writes: changes = 0, ...before } = await rowsOf(client)
        await migrate()

        assert.isAbove(fresh.length, 500)
        assert.deepEqual(await shapeOf(client), fresh)
        const after = await rowsOf(client)
        assert.containsSubset(after, before)
        // Every change of a listing stands there until it is folded.
        assert.isAtLeast(after['listing_cell_writes'] ?? 0, changes)
        const withoutRows = Object.entries(before).filter(([name, count]) => count === 0 && !(name in EMPTY))
        assert.isEmpty(withoutRows)
        assert.isEmpty(await migrate())
      })
    })

  test('has again what an import that was killed took away', async ({ assert }) => {
    const fresh = await freshShape()
    await withDatabase(async (client, migrate) => {
      await makeOld(client, [])
      await client.query(`
        insert into put_off_indexes select 'professionals_newest', pg_get_indexdef('professionals_newest'::regclass);
        insert into put_off_foreign_keys
          select conname, conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint
          where conname = 'professionals_specialty_id_fkey';
        drop index professionals_newest;
        alter table professionals drop constraint professionals_specialty_id_fkey;
        create schema beside create table listing_cells (place text);
      `)
      await migrate()

      assert.deepEqual(await shapeOf(client), fresh)
    })
  })

  test('is left as it is where it is older than those', async ({ assert }) => {
    await withDatabase(async (client, migrate) => {
      await makeOld(client, [])
      await client.query("delete from schema_migrations where name like '%0092%'")

      await assert.rejects(migrate, /older than/)
    })
  })
})

/** Tables of which a database may have no rows; those of the later migrations. */
const EMPTY = { job_workers: 0, security_events: 0, key_fingerprint: 0 }

const NORMAL = (text: string) =>
  `regexp_replace(regexp_replace(${text}, '--[^\\n]*', '', 'g'), '\\s+', ' ', 'g')`

/** All that the schema consists of, a line each. */
const SHAPE = `
  select line from (
    select concat_ws(' ', 'column', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod), attnotnull,
      attidentity, attstorage, attcollation::regcollation, pg_get_expr(adbin, adrelid), col_description(attrelid, attnum)) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    union all
    select concat_ws(' ', 'table', relname, relkind, reloptions::text, obj_description(oid, 'pg_class')) from pg_class
    where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'constraint', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'index', indisvalid, pg_get_indexdef(indexrelid)) from pg_index join pg_class on oid = indrelid
    where relnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(oid)) from pg_trigger where not tgisinternal
    union all
    select concat_ws(' ', 'function', oid::regprocedure, provolatile, proisstrict, proparallel, prolang, ${NORMAL('prosrc')},
      obj_description(oid, 'pg_proc'))
    from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select concat_ws(' ', 'extension', extname) from pg_extension
    union all
    select concat_ws(' ', 'collation', collname, collprovider) from pg_collation where collnamespace = 'public'::regnamespace
    union all
    select concat_ws(' ', 'schema', nspname) from pg_namespace where nspname !~ '^pg_'
    union all
    select concat_ws(' ', 'migration', name) from schema_migrations
  ) as shape order by line`
