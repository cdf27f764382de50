import { test } from '@japa/runner'
import { DatabaseHealthProbe } from './database_health_probe.ts'
import { openDatabase } from './open_database.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from './testing/fresh_database.ts'

test.group('DatabaseHealthProbe', (group) => {
  let fresh: FreshDatabase
  let probe: DatabaseHealthProbe
  group.each.setup(async () => {
    fresh = await freshDatabase()
    probe = new DatabaseHealthProbe(fresh.database)
    return () => fresh.drop()
  })

  test('is ready with every migration of this version', async ({ assert }) => {
    assert.deepEqual(await probe.examine(), {
      ready: true,
      details: { database: 'ok', migrationsPending: 0, migrationsUnknown: 0 },
    })
  })

  test('is not ready while one is missing, even if the database knows one that we do not', async ({
    assert,
  }) => {
    await fresh.database.rows(
      `update schema_migrations set name = 'migrations/9999_of_tomorrow' where name like '%0056%'`,
    )

    assert.deepEqual(await probe.examine(), {
      ready: false,
      details: { database: 'ok', migrationsPending: 1, migrationsUnknown: 1 },
    })
  })

  test('is ready beside a newer version that has migrated already', async ({ assert }) => {
    await fresh.database.rows(
      `insert into schema_migrations (name, batch) values ('migrations/9999_of_tomorrow', 2)`,
    )

    assert.isTrue((await probe.examine()).ready)
  })

  test('is not ready without a table, nor without PostgreSQL, and says why', async ({ assert }) => {
    const { url, drop } = await emptyDatabase()
    const empty = openDatabase({ url, poolSize: 1 })
    const { ready, details } = await new DatabaseHealthProbe(empty).examine()
    assert.isFalse(ready)
    assert.isAbove(Number(details['migrationsPending']), 20)
    await empty.close()
    await drop()

    const away = openDatabase({ url: 'postgres://postgres@127.0.0.1:1/away', poolSize: 1 })
    const health = await new DatabaseHealthProbe(away).examine()
    assert.isFalse(health.ready)
    assert.match(String(health.details['database']), /ECONNREFUSED/)
    await away.close()
  })
})
