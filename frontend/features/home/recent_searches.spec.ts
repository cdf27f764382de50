import { test } from '@japa/runner'
import type { SearchDraft } from './home_filters.ts'
import { parseRecentSearches, searchLabel, withoutSearch, withSearch } from './recent_searches.ts'

const searchFor = (q: string, differences: Partial<SearchDraft> = {}): SearchDraft => ({
  q,
  specialty: '',
  location: '',
  ...differences,
})

test.group('Recent searches', () => {
  test('keep the last five, newest first', ({ assert }) => {
    const made = ['a', 'b', 'c', 'd', 'e', 'f'].map((q) => searchFor(q))

    const recent = made.reduce(withSearch, [] as readonly SearchDraft[])

    assert.deepEqual(recent.map(searchLabel), ['f', 'e', 'd', 'c', 'b'])
  })

  test('contain the same search once, ignoring case', ({ assert }) => {
    const recent = [searchFor('pediatra'), searchFor('Dentista Recife')]

    assert.deepEqual(withSearch(recent, searchFor('dentista recife')).map(searchLabel), [
      'dentista recife',
      'pediatra',
    ])
  })

  test('contain every part, and skip an empty search', ({ assert }) => {
    const search = searchFor('unimed', { specialty: 'Dentista', location: 'Campinas, SP' })

    assert.equal(searchLabel(search), 'unimed, Dentista, Campinas, SP')
    assert.isEmpty(withSearch([], searchFor('')))
  })

  test('can be removed singly', ({ assert }) => {
    assert.deepEqual(withoutSearch([searchFor('a'), searchFor('b')], 'a'), [searchFor('b')])
  })

  test('survive the way into the storage and back', ({ assert }) => {
    const recent = [searchFor('unimed', { location: 'Recife, PE' })]

    assert.deepEqual(parseRecentSearches(JSON.stringify(recent)), recent)
  })

  test('are empty for invalid storage', ({ assert }) => {
    const broken = [
      null,
      '',
      '{',
      '7',
      '"a"',
      '[1, null, {}]',
      '[{"q":1}]',
      '[{"q":"","specialty":"","location":""}]',
    ]

    for (const stored of broken) assert.isEmpty(parseRecentSearches(stored), String(stored))
  })
})
