import { test } from '@japa/runner'
import type { SearchState } from '#contract/admin.ts'
import { searchStateMessage } from './labels.ts'

const WELL: SearchState = {
  engine: 'meilisearch',
  reachable: true,
  healthy: true,
  expected: 100_285,
  indexed: 100_285,
  pending: 0,
  oldestPendingSeconds: null,
  refused: 0,
  fallback: null,
}

test.group('searchStateMessage', () => {
  const messageOf = (state: Partial<SearchState>) => {
    const { tone, situation, details } = searchStateMessage({ ...WELL, ...state })
    return [tone, situation, ...details].join(' | ')
  }

  test('says that all is well in a healthy search', ({ assert }) => {
    assert.equal(messageOf({}), 'well | em dia | 100.285 profissionais no índice')
    assert.equal(messageOf({ expected: 1, indexed: 1 }), 'well | em dia | 1 profissional no índice')
    assert.equal(messageOf({ expected: 0, indexed: 0 }), 'well | em dia | 0 profissionais no índice')
  })

  test('shows what waits and for how long, in singular and plural', ({ assert }) => {
    const waiting = (pending: number, oldestPendingSeconds: number | null) =>
      searchStateMessage({ ...WELL, pending, oldestPendingSeconds }).situation
    assert.equal(waiting(12, 40), '12 alterações esperando há 40 s')
    assert.equal(waiting(1, 60), '1 alteração esperando há 1 min')
    assert.equal(waiting(1_200, 7_300), '1.200 alterações esperando há 2 h')
    assert.equal(waiting(2, 86_400), '2 alterações esperando há 1 dia')
    assert.equal(waiting(2, 200_000), '2 alterações esperando há 2 dias')
    assert.equal(waiting(2, null), '2 alterações esperando')
    assert.equal(searchStateMessage({ ...WELL, pending: 1 }).tone, 'waiting')
  })

  test('names refused professionals', ({ assert }) => {
    const one = { healthy: false, indexed: 100_284, refused: 1 }
    assert.equal(
      messageOf(one),
      'due | em dia | 100.284 profissionais no índice | 1 profissional recusado pelo Meilisearch',
    )
    assert.include(
      messageOf({ ...one, indexed: 100_282, refused: 3 }),
      '3 profissionais recusados pelo Meilisearch',
    )
  })

  test('explains why PostgreSQL answers, and what waits', ({ assert }) => {
    assert.equal(
      messageOf({ fallback: 'unreachable', indexed: 0, pending: 12, oldestPendingSeconds: 40 }),
      'due | Usando PostgreSQL enquanto o Meilisearch não responde | 12 alterações esperando há 40 s',
    )
    for (const [fallback, words] of [
      ['not_built', 'enquanto o índice do Meilisearch é construído'],
      ['counts_differ', 'enquanto o índice do Meilisearch não confere com os cadastros'],
      ['behind', 'enquanto o Meilisearch recebe as alterações'],
    ] as const)
      assert.equal(messageOf({ fallback }), `due | Usando PostgreSQL ${words}`)
  })

  test('shows how many are missing if nothing waits', ({ assert }) => {
    assert.equal(
      messageOf({ engine: 'postgresql', healthy: false, indexed: 100_280, pending: 2 }),
      'due | desatualizada | 100.280 de 100.285 profissionais no índice | 2 alterações esperando',
    )
  })
})
