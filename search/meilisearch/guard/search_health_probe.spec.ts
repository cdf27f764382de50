import { test } from '@japa/runner'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import type { SearchCondition } from './guarded_professional_search.ts'
import { SearchHealthProbe } from './search_health_probe.ts'

class ReadyDatabase extends HealthProbe {
  async examine(): Promise<Health> {
    return { ready: true, details: { database: 'ok' } }
  }
}

const WELL: SearchCondition = {
  breaker: 'closed',
  index: 'trusted',
  byEngine: 7,
  byDatabase: { untrusted: 1, failed: 2, resting: 3, refuted: 4, deep: 5 },
}

function detailsOf(condition: SearchCondition): Promise<Health> {
  return new SearchHealthProbe({
    health: new ReadyDatabase(),
    search: { condition: () => condition },
    ledger: { backlog: async () => ({ pending: 8, oldestPendingSeconds: 9, refused: 0 }) },
  }).examine()
}

test.group('health of the search', () => {
  test('says where answers came from, what waits and for how long', async ({ assert }) => {
    const { ready, details } = await detailsOf(WELL)

    assert.isTrue(ready)
    assert.deepInclude(details, {
      database: 'ok',
      search: 'ok',
      searchByEngine: 7,
      searchFailed: 2,
      searchPending: 8,
      searchOldestPendingSeconds: 9,
    })
  })

  test('stays ready, and degraded, while the engine rests or its index is not trusted', async ({
    assert,
  }) => {
    const conditions: SearchCondition[] = [
      { ...WELL, breaker: 'open' },
      { ...WELL, index: 'behind' },
    ]
    for (const condition of conditions) {
      const { ready, details } = await detailsOf(condition)
      assert.deepEqual([ready, details['search']], [true, 'degraded'])
    }
  })
})
