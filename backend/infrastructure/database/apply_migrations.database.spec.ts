import { test } from '@japa/runner'
import { Client } from 'pg'
import { applyMigrations } from './apply_migrations.ts'
import type { Database } from './database.ts'
import { openDatabase, OPERATOR_LIMITS } from './open_database.ts'
import { FIRST_LATER, fillFirstSchema } from './testing/first_schema.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from './testing/fresh_database.ts'

const NAME = '0900_initials'
const folder = new URL('testing/migrations/', import.meta.url)

test.group('A migration', (group) => {
  let fresh: FreshDatabase
  group.tap((each) => each.timeout(300_000))
  group.each.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })

  test('waits for long readers two seconds at a time, without blocking others', async ({ assert }) => {
    const reader = new Client({ connectionString: fresh.database.url })
    await reader.connect()
    await reader.query('begin; select from professionals')
    const told: string[] = []
    let visitor: unknown
    const log = (line: string) => {
      told.push(line)
      visitor = fresh.database.rows('select from professionals').then(() => reader.end())
    }

    assert.deepEqual(await applyMigrations(fresh.database, { folder, log, retryDelay: 50 }), [NAME])
    await visitor

    assert.isNotEmpty(told)
    assert.match(told[0] ?? '', new RegExp(NAME))
    assert.isEmpty(await applyMigrations(fresh.database, { folder }))
  })

  test('gives up in the end with a reason', async ({ assert }) => {
    const reader = new Client({ connectionString: fresh.database.url })
    await reader.connect()
    await reader.query('begin; select from professionals')

    await assert.rejects(() => applyMigrations(fresh.database, { folder, maxWait: 0 }), /lock timeout/)
    await reader.end()
  })

  test('preserves rows of every table', async ({ assert, cleanup }) => {
    const { url, drop } = await emptyDatabase()
    const old = openDatabase({ url, ...OPERATOR_LIMITS })
    cleanup(async () => {
      await old.close()
      await drop()
    })
    await fillFirstSchema(old)
    const before = await rowsByTable(old)

    const later = await applyMigrations(old)
    const planted = await applyMigrations(old, { folder })

    assert.isEmpty(before.filter(({ rows }) => rows === 0))
    assert.deepEqual([later[0], planted], [FIRST_LATER, [NAME]])
    assert.includeDeepMembers(await rowsByTable(old), before)
    assert.deepEqual(await old.column('select initials from professionals order by name'), ['AL', 'RR'])
  })

  test('leaves an older database unchanged, and says what to do', async ({ assert, cleanup }) => {
    const { url, drop } = await emptyDatabase()
    const old = openDatabase({ url })
    cleanup(async () => {
      await old.close()
      await drop()
    })
    await old.rows(
      'create table schema_migrations (id serial primary key, name varchar(255) not null, batch integer not null)',
    )
    await old.rows("insert into schema_migrations (name, batch) values ('migrations/0001_professionals', 1)")

    await assert.rejects(
      () => applyMigrations(old),
      /antigo demais.* 0001_extensions_and_functions.*Nada mudou\. Ligue/,
    )
    assert.equal(await old.count("from pg_class where relname = 'professionals'"), 0)
  })

  test("may take longer than a visitor's time limit", async ({ assert }) => {
    await fresh.database.rows(
      `create function slowly() returns event_trigger language plpgsql as $$ begin perform pg_sleep(1.5); end $$`,
    )
    await fresh.database.rows(
      `create event trigger slowly on ddl_command_start when tag in ('CREATE INDEX') execute function slowly()`,
    )
    const hasty = openDatabase({ url: fresh.database.url, poolSize: 1, statementLimit: 1_000 })

    assert.deepEqual(await applyMigrations(hasty, { folder }), [NAME])
    await hasty.close()
  })
})

/** Of every table but the derived ones that only add up, and the record of the migrations itself. */
async function rowsByTable(database: Database): Promise<{ table: string; rows: number }[]> {
  const tables = await database.column<string>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all(?) order by 1`,
    [['schema_migrations', 'listing_cells', 'listing_cell_writes', 'professional_counts']],
  )
  return Promise.all(tables.map(async (table) => ({ table, rows: await database.count(`from ${table}`) })))
}
