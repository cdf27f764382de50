import { test } from '@japa/runner'
import { indexUid, INDEX_SETTINGS, specialtyNeighbours, specialtySynonyms } from './index_settings.ts'

test.group('index settings', () => {
  test('tolerates no typo between similar specialties', ({ assert }) => {
    const neighbours = specialtyNeighbours()

    assert.includeMembers(neighbours, ['neurologista', 'nefrologista', 'urologista'])
    assert.notIncludeMembers(neighbours, ['pediatra', 'otorrinolaringologista'])
    assert.deepEqual(INDEX_SETTINGS.typoTolerance?.disableOnWords, neighbours)
  })

  test('applies synonyms both ways', ({ assert }) => {
    const synonyms = specialtySynonyms()

    for (const [word, others] of Object.entries(synonyms))
      for (const other of others) assert.include(synonyms[other] ?? [], word, `${other} → ${word}`)
    assert.include(synonyms['cardio'] ?? [], 'cardiologista')
  })

  test('puts our own rank and the id last', ({ assert }) => {
    assert.deepEqual(INDEX_SETTINGS.rankingRules?.slice(-2), ['rank:asc', 'id:asc'])
  })

  test('names the index by a hash of its settings', ({ assert }) => {
    assert.match(indexUid('professionals'), /^professionals_[0-9a-f]{12}$/)
    assert.equal(indexUid('professionals'), indexUid('professionals'))
  })
})
