import { test } from '@japa/runner'
import { migrate } from '#infrastructure/composition/migrate.ts'
import type { Database } from '../database.ts'
import { openDatabase } from '../open_database.ts'
import { freshDatabase, type FreshDatabase } from '../testing/fresh_database.ts'
import { PutOffIndexes } from './put_off_indexes.ts'

test.group('PutOffIndexes', (group) => {
  let fresh: FreshDatabase
  let database: Database
  let indexes: PutOffIndexes
  let all: string[] = []
  group.each.setup(async () => {
    fresh = await freshDatabase()
    database = fresh.database
    indexes = new PutOffIndexes(database.url)
    all = await definitions()
    return () => fresh.drop()
  })

  async function definitions(): Promise<string[]> {
    const rows = await database.rows<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'professionals'::regclass and indisvalid order by 1`,
    )
    return rows.map(({ definition }) => definition)
  }

  test('leaves what keeps rows apart, and makes the others again as they were', async ({ assert }) => {
    await indexes.putOff()
    const left = await definitions()
    await indexes.putBack()

    assert.isNotEmpty(left)
    assert.isTrue(left.every((definition) => definition.startsWith('CREATE UNIQUE')))
    assert.deepEqual(await definitions(), all)
    assert.isEmpty(await database.rows('select from put_off_indexes'))
  })

  test('makes the one that takes longest first', async ({ assert }) => {
    await indexes.putOff()
    await indexes.putBack()

    const [first] = await database.rows<{ definition: string }>(
      `select pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = 'professionals'::regclass and not indisunique order by indexrelid`,
    )
    assert.match(first?.definition ?? '', /USING gin .*gin_trgm_ops/)
  })

  test('is done once by imports that come together', async ({ assert }) => {
    await Promise.all([indexes.putOff(), indexes.putOff()])
    await Promise.all([indexes.putBack(), indexes.putBack()])

    assert.deepEqual(await definitions(), all)
  })

  test('makes an index again that was cut off while it was made', async ({ assert }) => {
    await indexes.putOff()
    await database.rows('create index professionals_blocked on professionals (id) where blocked')
    await database.rows(
      "update pg_index set indisvalid = false where indexrelid = 'professionals_blocked'::regclass",
    )

    await indexes.putBack()

    assert.deepEqual(await definitions(), all)
  })

  test('is made up for when the program starts the next time', async ({ assert }) => {
    await indexes.putOff()

    await migrate(database)

    assert.deepEqual(await definitions(), all)
  })

  test('does not wait for somebody who holds the table', async ({ assert }) => {
    const reader = openDatabase({ url: database.url })
    await reader.transaction(async () => {
      await reader.rows('select from professionals')
      await indexes.putOff()
    })
    await reader.close()

    assert.deepEqual(await definitions(), all)
    assert.isEmpty(await database.rows('select from put_off_indexes'))
  })
})
