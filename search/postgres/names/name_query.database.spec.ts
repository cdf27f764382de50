import { test } from '@japa/runner'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { nameQuery } from './name_reader.ts'

const MANY = Array.from({ length: 101 }, (_, number) => `mar${number}`)

test.group('beginnings in a query for names', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase(1)
    await fresh.database.rows('insert into listed_words (word) select unnest(?::text[])', [
      ['oliveira', 'oliveirense', 'oliver', 'silva', ...MANY],
    ])
  })
  group.teardown(() => fresh.drop())

  const asked = async (words: string[], ...beginnings: string[]) => {
    const query = nameQuery([
      { words: ['ana'], beginnings: [] },
      { words, beginnings },
    ])
    const row = await fresh.database.row<{ query: string }>(
      'select name_query(?, ?::text[])::text as query',
      [query, beginnings],
    )
    return row?.query
  }

  test('replaces them by the whole words', async ({ assert }) => {
    assert.equal(await asked(['oliveir'], 'oliveir'), `'ana' & ( 'oliveir' | 'oliveira' | 'oliveirense' )`)
  })

  test('keeps them if no word or too many begin so', async ({ assert }) => {
    assert.equal(await asked([], 'zz', 'mar', 'si'), `'ana' & ( 'zz':* | 'mar':* | 'silva' )`)
  })
})
