import { test } from '@japa/runner'
import { municipalitiesOfBrazil } from '../brazil/municipality_source.ts'
import { seedCatalogue } from '../database/catalogue/seed_catalogue.ts'
import { openDatabase } from '../database/open_database.ts'
import { emptyDatabase } from '../database/testing/fresh_database.ts'
import { migrate } from './migrate.ts'

test.group('Migrations', () => {
  test('are applied once where several processes start together on an empty database', async ({ assert }) => {
    const { url, drop } = await emptyDatabase()
    const processes = Array.from({ length: 3 }, () => openDatabase({ url, poolSize: 10 }))

    const applied = await Promise.all(processes.map((database) => migrate(database)))
    await Promise.all(processes.map((database) => seedCatalogue(database, municipalitiesOfBrazil())))

    const [first, ...others] = applied.toSorted((a, b) => b.length - a.length)
    assert.isAbove(first?.length ?? 0, 5)
    assert.deepEqual(others, [[], []])
    await Promise.all(processes.map((database) => database.close()))
    await drop()
  }).timeout(300_000)
})
