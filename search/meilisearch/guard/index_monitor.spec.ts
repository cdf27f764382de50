import { test } from '@japa/runner'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import { IndexMonitor, type MonitorDependencies, SearchHealthProbe } from './index_monitor.ts'
import type { SearchCondition } from './guarded_professional_search.ts'

const UID = 'professionals_1'

interface Facts {
  uid?: string
  indexed?: number | null
  expected?: number
  pending?: number
  oldest?: number | null
}

function aMonitor(
  { uid = UID, indexed = 10, expected = 10, pending = 0, oldest = null }: Facts,
  freshFor = 60_000,
) {
  const deps: MonitorDependencies = {
    uid: UID,
    freshFor,
    log: () => {},
    ledger: {
      state: async () => ({ uid, rebuild: null, rebuildSilence: null }),
      backlog: async () => ({ pending, oldestPendingSeconds: oldest, refused: 0 }),
      countListed: async () => expected,
      isSettled: async () => pending === 0,
    },
    store: { count: async () => indexed },
  }
  return new IndexMonitor(deps)
}

test.group('trust in the index', () => {
  const cases: [Facts, string][] = [
    [{}, 'trusted'],
    [{ pending: 2, indexed: 8, oldest: 1 }, 'trusted'],
    [{ uid: '' }, 'not_built'],
    [{ uid: 'professionals_0' }, 'not_built'],
    [{ indexed: null }, 'not_built'],
    [{ indexed: 0 }, 'counts_differ'],
    [{ indexed: 11 }, 'counts_differ'],
    [{ pending: 1, oldest: 86_400 }, 'behind'],
  ]
  for (const [facts, health] of cases) {
    test(`is ${health} for ${JSON.stringify(facts)}`, async ({ assert }) => {
      const monitor = aMonitor(facts)

      await monitor.check()

      assert.equal(monitor.health, health)
      assert.equal(await monitor.isTrusted(), health === 'trusted' && !facts.pending)
    })
  }

  test('is not given before the first look', async ({ assert }) => {
    assert.isFalse(await aMonitor({}).isTrusted())
  })

  test('keeps its health while the engine does not answer, and says so once', async ({ assert }) => {
    let isUp = true
    const lines: string[] = []
    const monitor = new IndexMonitor({
      uid: UID,
      log: (line) => lines.push(line),
      ledger: {
        state: async () => ({ uid: UID, rebuild: null, rebuildSilence: null }),
        backlog: async () => ({ pending: 0, oldestPendingSeconds: null, refused: 0 }),
        countListed: async () => 3,
        isSettled: async () => true,
      },
      store: {
        count: async () => (isUp ? 3 : Promise.reject(Object.assign(new Error('down'), { code: 'E' }))),
      },
    })
    await monitor.check()

    isUp = false
    await monitor.check()
    await monitor.check()

    assert.isTrue(await monitor.isTrusted())
    assert.deepEqual(lines, ['busca: exame do índice: Error E'])
  })
})

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
