import { test } from '@japa/runner'
import { Client } from 'pg'
import { applyMigrations } from './apply_migrations.ts'
import { openDatabase } from './open_database.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from './testing/fresh_database.ts'

const NAME = '0900_newest_again'
const folder = new URL('testing/migrations/', import.meta.url)

test.group('A migration', (group) => {
  let fresh: FreshDatabase
  group.tap((each) => each.timeout(300_000))
  group.each.setup(async () => {
    fresh = await freshDatabase()
    return () => fresh.drop()
  })

  test('waits two seconds at a time for who reads for long, lets others pass, and is applied then', async ({
    assert,
  }) => {
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

  test('gives up at last, and says why', async ({ assert }) => {
    const reader = new Client({ connectionString: fresh.database.url })
    await reader.connect()
    await reader.query('begin; select from professionals')

    await assert.rejects(() => applyMigrations(fresh.database, { folder, maxWait: 0 }), /lock timeout/)
    await reader.end()
  })

  test('changes nothing of a database of before the first of them, and says what to do', async ({
    assert,
    cleanup,
  }) => {
    const { url, drop } = await emptyDatabase()
    const old = openDatabase({ url })
    cleanup(async () => {
      await old.close()
      await drop()
    })
    await old.rows(
      'create table schema_migrations (id serial primary key, name varchar(255) not null, batch integer not null)',
    )
    await old.rows("insert into schema_migrations (name, batch) values ('migrations/0001_extensions', 1)")

    await assert.rejects(() => applyMigrations(old), /antigo demais.* 0001_professionals.*Nada mudou\. Ligue/)
    assert.equal(await old.count("from pg_class where relname = 'professionals'"), 0)
  })

  test('takes longer than a visitor would wait', async ({ assert }) => {
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
