import { test } from '@japa/runner'
import { copyRows } from './bulk/postgres_bulk_professionals.ts'
import { freshDatabase, type FreshDatabase } from './testing/fresh_database.ts'

const COLUMNS = ['id', 'text', 'number', 'flag', 'at', 'words']
const TRICKY = 'tab\tline\nreturn\rslash\\ \\N \\. "quotes" {braces}, 🩺 é'

test.group('copyRows', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase()
    await fresh.database.rows(
      'create table copied (id int primary key, text text, number numeric, flag boolean, at timestamptz, words text[])',
    )
  })
  group.teardown(() => fresh.drop())

  test('stores every kind of cell unchanged', async ({ assert }) => {
    const { database } = fresh
    const at = new Date('2026-03-04T05:06:07.089Z')
    const rows = [
      [1, TRICKY, 4.5, true, at, ['segunda', TRICKY, '']],
      [2, '', 0, false, at, []],
      [3, null, undefined, null, null, null],
    ] as const

    await database.transaction(() => copyRows(database, 'copied', COLUMNS, rows))

    const stored = await database.rows(
      'select *, number::float8 as number from copied where id < 10 order by id',
    )
    assert.deepEqual(stored, [
      { id: 1, text: TRICKY, number: 4.5, flag: true, at, words: ['segunda', TRICKY, ''] },
      { id: 2, text: '', number: 0, flag: false, at, words: [] },
      { id: 3, text: null, number: null, flag: null, at: null, words: null },
    ])
  })

  test('stores any number of rows, within its transaction', async ({ assert }) => {
    const { database } = fresh
    const rows = Array.from({ length: 5_000 }, (_, index) => [10 + index, 'a long text '.repeat(10)])
    const copy = () => database.transaction(() => copyRows(database, 'copied', ['id', 'text'], rows))

    await copy()
    await assert.rejects(copy, /duplicate key/)

    const counted = await database.row('select count(*)::integer as count from copied where id >= 10')
    assert.deepEqual(counted, { count: 5_000 })
  })

  test('refuses to work outside a transaction', async ({ assert }) => {
    await assert.rejects(() => copyRows(fresh.database, 'copied', ['id'], [[1]]), /needs a transaction/)
  })
})
