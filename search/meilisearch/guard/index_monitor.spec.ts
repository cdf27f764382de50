import { test } from '@japa/runner'
import { IndexMonitor, type TrustDependencies } from './index_monitor.ts'

const UID = 'professionals_1'

interface Facts {
  uid?: string
  indexed?: number | null
  expected?: number
  pending?: number
  oldest?: number | null
}

function aTrust(
  { uid = UID, indexed = 10, expected = 10, pending = 0, oldest = null }: Facts,
  freshFor = 60_000,
) {
  const deps: TrustDependencies = {
    uid: UID,
    freshFor,
    say: () => {},
    ledger: {
      state: async () => ({ uid, rebuild: null, rebuildSilence: null }),
      backlog: async () => ({ pending, oldestPendingSeconds: oldest, refused: 0 }),
      expected: async () => expected,
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
  for (const [facts, verdict] of cases) {
    test(`is ${verdict} for ${JSON.stringify(facts)}`, async ({ assert }) => {
      const trust = aTrust(facts)

      await trust.look()

      assert.equal(trust.verdict, verdict)
      assert.equal(await trust.isTrusted(), verdict === 'trusted' && !facts.pending)
    })
  }

  test('is not given before the first look', async ({ assert }) => {
    assert.isFalse(await aTrust({}).isTrusted())
  })

  test('keeps its verdict while the engine does not answer, and says so once', async ({ assert }) => {
    let isUp = true
    const lines: string[] = []
    const trust = new IndexMonitor({
      uid: UID,
      say: (line) => lines.push(line),
      ledger: {
        state: async () => ({ uid: UID, rebuild: null, rebuildSilence: null }),
        backlog: async () => ({ pending: 0, oldestPendingSeconds: null, refused: 0 }),
        expected: async () => 3,
        isSettled: async () => true,
      },
      store: {
        count: async () => (isUp ? 3 : Promise.reject(Object.assign(new Error('down'), { code: 'E' }))),
      },
    })
    await trust.look()

    isUp = false
    await trust.look()
    await trust.look()

    assert.isTrue(await trust.isTrusted())
    assert.deepEqual(lines, ['busca: exame do índice: Error E'])
  })
})
