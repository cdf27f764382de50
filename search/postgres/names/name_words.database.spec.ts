import { test } from '@japa/runner'
import fc from 'fast-check'
import { wordsOfName } from '#search/names/name_words.ts'
import { freshDatabase, type FreshDatabase } from '#infrastructure/database/testing/fresh_database.ts'

const NAMES = [
  'José da Silva',
  'JOSE\u0301 e Silva',
  "Sant'Anna d’Ávila",
  'Müller Østergård Łukasz Weiß',
  'Ana-Beatriz/Souza (Nina)',
  'R2 D2 3º',
  '  ',
  'de da do',
  'Ñandú Ğül İpek Æther',
]

const LETTERS = Array.from('abzABZáàãâçéêíõôúüÇÉÑñøłß\'’`´-. ,;%_\\"()09dea ')
const typed = fc.array(fc.constantFrom(...LETTERS), { maxLength: 30 }).map((all) => all.join(''))

test.group('words of names', (group) => {
  let fresh: FreshDatabase
  group.setup(async () => {
    fresh = await freshDatabase(1)
  })
  group.teardown(() => fresh.drop())

  test('returns the same in the database as in the domain', async ({ assert }) => {
    const names = [...NAMES, ...fc.sample(typed, { numRuns: 500, seed: 21 })]
    const rows = await fresh.database.rows<{ words: string[] }>(
      'select name_words(name) as words from unnest(?::text[]) with ordinality as each (name, position) order by position',
      [names],
    )
    for (const [index, name] of names.entries())
      assert.sameMembers(rows[index]?.words ?? [], wordsOfName(name), name)
  })
})
