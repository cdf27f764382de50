import { test } from '@japa/runner'
import { MUNICIPALITIES } from '../brazil/municipality_source.ts'
import { isUpToDate } from '../database/apply_migrations.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import { openDatabase } from '../database/open_database.ts'
import { emptyDatabase, freshDatabase } from '../database/testing/fresh_database.ts'
import { migrate } from './migrate.ts'

test.group('Migrations', () => {
  test('are applied once by processes that start together on an empty database', async ({ assert }) => {
    const { url, drop } = await emptyDatabase()
    const processes = Array.from({ length: 3 }, () => openDatabase({ url, poolSize: 10 }))

    const applied = await Promise.all(processes.map((database) => migrate(database)))
    await Promise.all(processes.map((database) => seedCatalogue(database, MUNICIPALITIES)))

    const [first, ...others] = applied.toSorted((a, b) => b.length - a.length)
    assert.isAbove(first?.length ?? 0, 5)
    assert.deepEqual(others, [[], []])
    await Promise.all(processes.map((database) => database.close()))
    await drop()
  }).timeout(300_000)

  test('are confirmed with all rights by one query of the application', async ({ assert }) => {
    const { database, applicationUrl, drop } = await freshDatabase(2)
    const application = openDatabase({ url: applicationUrl, poolSize: 1 })
    const { url, drop: dropEmpty } = await emptyDatabase()
    const empty = openDatabase({ url, poolSize: 1 })
    assert.isFalse(await isUpToDate(empty))
    assert.isTrue(await isUpToDate(application))

    for (const [change, undo] of [
      ['revoke insert on reviews from saude_test_app', 'grant insert on reviews to saude_test_app'],
      [
        'revoke select on schema_migrations from saude_test_app',
        'grant select on schema_migrations to saude_test_app',
      ],
      [
        'delete from graphile_worker.migrations where id = (select max(id) from graphile_worker.migrations)',
        '',
      ],
    ] as const) {
      await database.rows(change)
      assert.isFalse(await isUpToDate(application), change)
      if (undo) await database.rows(undo)
    }
    await Promise.all([application.close(), empty.close()])
    await Promise.all([drop(), dropEmpty()])
  })
})
