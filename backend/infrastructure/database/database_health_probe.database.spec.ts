import { test } from '@japa/runner'
import { DatabaseHealthProbe } from './database_checks.ts'
import type { Database } from './database.ts'
import { openDatabase, openHealthDatabase } from './open_database.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from './testing/fresh_database.ts'
import { silentProxy } from './testing/silent_proxy.ts'

test.group('DatabaseHealthProbe', (group) => {
  let fresh: FreshDatabase
  let own: Database
  let probe: DatabaseHealthProbe
  group.each.setup(async () => {
    fresh = await freshDatabase()
    own = openHealthDatabase(fresh.database.url)
    probe = new DatabaseHealthProbe({ database: fresh.database, own })
    return async () => {
      await own.close()
      await fresh.drop()
    }
  })

  test('is ready with every migration of this version', async ({ assert }) => {
    assert.deepEqual(await probe.examine(), {
      ready: true,
      details: { database: 'ok', writes: 'ok', migrationsPending: 0, migrationsUnknown: 0 },
    })
  })

  test('is not ready while a migration is missing, even beside unknown ones', async ({ assert }) => {
    await fresh.database.rows(
      `update schema_migrations set name = 'migrations/9999_of_tomorrow' where name like '%0007_blog'`,
    )

    assert.deepEqual(await probe.examine(), {
      ready: false,
      details: { database: 'ok', writes: 'ok', migrationsPending: 1, migrationsUnknown: 1 },
    })
  })

  test('is ready beside a newer version that has migrated', async ({ assert }) => {
    await fresh.database.rows(
      `insert into schema_migrations (name, batch) values ('migrations/9999_of_tomorrow', 2)`,
    )

    assert.isTrue((await probe.examine()).ready)
  })

  test('is not ready without a table, nor without PostgreSQL, and says why', async ({ assert }) => {
    const { url, drop } = await emptyDatabase()
    const empty = openDatabase({ url, poolSize: 1 })
    const { ready, details } = await new DatabaseHealthProbe({ database: empty, own: empty }).examine()
    assert.isFalse(ready)
    assert.isAbove(Number(details['migrationsPending']), 5)
    await empty.close()
    await drop()

    const away = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/away', poolSize: 1 })
    const health = await new DatabaseHealthProbe({ database: away, own: away }).examine()
    assert.isFalse(health.ready)
    assert.match(String(health.details['database']), /ECONNREFUSED/)
    await away.close()
  })

  test('is ready while every other connection is in use', async ({ assert }) => {
    const busy = openDatabase({ url: fresh.database.url, poolSize: 1 })
    const health = await busy.transaction(() => new DatabaseHealthProbe({ database: busy, own }).examine())

    assert.isTrue(health.ready)
    await busy.close()
  })

  test('reports a silent PostgreSQL in time, to simultaneous callers too', async ({ assert }) => {
    const proxy = await silentProxy(fresh.database.url)
    const silent = openHealthDatabase(proxy.url)
    const probing = new DatabaseHealthProbe({ database: fresh.database, own: silent, limit: 100 })
    proxy.freeze()

    const [one, other] = await Promise.all([probing.examine(), probing.examine()])

    assert.deepEqual(one, { ready: false, details: { database: 'no answer within 100 ms' } })
    assert.equal(one, other)
    await proxy.close()
    await silent.close()
  })

  test('is not ready when nothing can be written, and says why', async ({ assert }) => {
    const readOnly = openHealthDatabase(
      `${fresh.database.url}?options=-c%20default_transaction_read_only%3Don`,
    )

    const health = await new DatabaseHealthProbe({ database: fresh.database, own: readOnly }).examine()

    assert.deepInclude(health, { ready: false })
    assert.equal(health.details['writes'], 'read only')
    await readOnly.close()
  })

  test('is not ready after a full disk until writes succeed', async ({ assert }) => {
    const { database } = fresh
    await database.rows(`create function full_disk() returns event_trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`)
    await database.rows(
      `create event trigger full_disk on ddl_command_start when tag in ('CREATE TABLE AS') execute function full_disk()`,
    )
    assert.isTrue((await probe.examine()).ready)

    await assert.rejects(() => database.rows('create table people_of_today as select from professionals'))
    const full = await probe.examine()
    await database.rows('drop event trigger full_disk')

    assert.deepInclude(full, { ready: false })
    assert.match(String(full.details['writes']), /53100 could not extend file/)
    assert.isTrue((await probe.examine()).ready)
  })
})
