import { test } from '@japa/runner'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import { ProfessionalIndex, type IndexStatus } from '#application/ports/professional_index.ts'
import type { Actor } from '../audit/actor.ts'
import { ShowSearchState } from '../operations/search_index.ts'
import { BY_ADMIN, BY_USER } from './testing/moderation_dependencies.ts'

const STATUS: IndexStatus = {
  engine: 'meilisearch',
  reachable: true,
  healthy: true,
  expected: 10,
  indexed: 10,
  pending: 0,
  oldestPendingSeconds: null,
  refused: 0,
}

class ScriptedIndex extends ProfessionalIndex {
  readonly #status: IndexStatus
  constructor(status: Partial<IndexStatus>) {
    super()
    this.#status = { ...STATUS, ...status }
  }
  async refresh(): Promise<void> {}
  async settle(): Promise<void> {}
  async rebuild(): Promise<number> {
    return 0
  }
  async status(): Promise<IndexStatus> {
    return this.#status
  }
}

class ScriptedProbe extends HealthProbe {
  readonly #details: Health['details']
  constructor(details: Health['details']) {
    super()
    this.#details = details
  }
  async examine(): Promise<Health> {
    return { ready: true, details: this.#details }
  }
}

const show = (status: Partial<IndexStatus>, details: Health['details'], by: Actor = BY_ADMIN) =>
  new ShowSearchState({ index: new ScriptedIndex(status), health: new ScriptedProbe(details) }).execute({
    by,
  })

test.group('Showing the state of the search', () => {
  const cases: [string, Partial<IndexStatus>, Health['details'], string | null][] = [
    ['an engine that answers', {}, { searchBreaker: 'closed', searchIndex: 'trusted' }, null],
    ['an engine nobody has asked yet', {}, { searchBreaker: 'closed', searchIndex: 'unknown' }, null],
    ['PostgreSQL alone', { engine: 'postgresql' }, { database: 'ok' }, null],
    [
      'a silent engine',
      { reachable: false },
      { searchBreaker: 'closed', searchIndex: 'trusted' },
      'unreachable',
    ],
    ['an engine that rests', {}, { searchBreaker: 'open', searchIndex: 'trusted' }, 'unreachable'],
    ['an index under way', {}, { searchBreaker: 'closed', searchIndex: 'not_built' }, 'not_built'],
    ['an index that lags', {}, { searchBreaker: 'closed', searchIndex: 'behind' }, 'behind'],
    ['an index that differs', {}, { searchBreaker: 'closed', searchIndex: 'counts_differ' }, 'counts_differ'],
  ]
  for (const [what, status, details, fallback] of cases) {
    test(`shows which engine responds with ${what}`, async ({ assert }) => {
      assert.deepEqual(await show(status, details), {
        ok: true,
        value: { ...STATUS, ...status, fallback },
      })
    })
  }

  test('refuses everyone else', async ({ assert }) => {
    assert.deepEqual(await show({}, {}, BY_USER), { ok: false, failure: 'forbidden' })
  })
})
