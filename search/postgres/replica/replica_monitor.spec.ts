import { test } from '@japa/runner'
import { ReplicaMonitor } from './replica_monitor.ts'

const LIMIT = 5_000

/** A primary and its replica, of which a test says where they stand and what time it is. */
function aPair() {
  const pair = {
    ...{ time: 0, written: 100, replayed: 100, isReplica: true, isThere: true, hasPrimary: true },
    lines: [] as string[],
  }
  const monitor = new ReplicaMonitor({
    limit: LIMIT,
    now: () => pair.time,
    log: (line) => void pair.lines.push(line),
    primary: async () => (pair.hasPrimary ? pair.written : Promise.reject(new Error('away'))),
    replica: async () => {
      if (!pair.isThere) throw Object.assign(new Error('secret'), { code: 'ECONNREFUSED' })
      return { isReplica: pair.isReplica, position: pair.replayed }
    },
  })
  const lookAt = async (time: number) => {
    pair.time = time
    await monitor.check()
    return monitor.health
  }
  return { pair, monitor, lookAt }
}

test.group('trust in the replica', () => {
  test('is not given before the first look, nor long after the last', async ({ assert }) => {
    const { pair, monitor, lookAt } = aPair()
    assert.isFalse(monitor.isTrusted())

    await lookAt(0)
    assert.isTrue(monitor.isTrusted())
    pair.time = 60_000
    assert.isFalse(monitor.isTrusted())
  })

  test('ends when replay is paused for longer than the limit, and returns with it', async ({ assert }) => {
    const { pair, monitor, lookAt } = aPair()
    await lookAt(0)
    pair.written = 200

    assert.equal(await lookAt(1_000), 'ok')
    assert.equal(monitor.lagSeconds, 1)
    assert.equal(await lookAt(LIMIT), 'ok')
    assert.equal(await lookAt(LIMIT + 1), 'behind')
    pair.written = 300
    assert.equal(await lookAt(20_000), 'behind')
    assert.equal(monitor.lagSeconds, 20)

    pair.replayed = 300
    assert.equal(await lookAt(21_000), 'ok')
    assert.equal(monitor.lagSeconds, 0)
  })

  test('does not end for an hour without a write', async ({ assert }) => {
    const { lookAt } = aPair()
    await lookAt(0)

    assert.equal(await lookAt(3_600_000), 'ok')
  })

  test('is not given to a replica whose delay is unknown', async ({ assert }) => {
    const { pair, monitor, lookAt } = aPair()
    pair.replayed = 99

    assert.equal(await lookAt(0), 'behind')
    assert.isNull(monitor.lagSeconds)
  })

  test('measures by where the primary stood when the replica was last up to date', async ({ assert }) => {
    const { pair, lookAt } = aPair()
    for (let second = 0; second <= 60; second++) {
      pair.written = 100 + second * 10
      pair.replayed = pair.written - 20
      if (second > 2) assert.equal(await lookAt(second * 1_000), 'ok')
      else await lookAt(second * 1_000)
    }
  })

  test('ends at once where it was promoted or is away, said in one line each', async ({ assert }) => {
    const { pair, lookAt } = aPair()
    await lookAt(0)

    pair.isThere = false
    assert.equal(await lookAt(1_000), 'away')
    assert.equal(await lookAt(2_000), 'away')
    pair.isThere = true
    pair.isReplica = false
    assert.equal(await lookAt(3_000), 'promoted')
    assert.equal(await lookAt(4_000), 'promoted')

    assert.lengthOf(pair.lines, 2)
    assert.match(pair.lines[0] ?? '', /não responde.*ECONNREFUSED/)
    assert.match(pair.lines[1] ?? '', /promovida/)
    assert.notInclude(pair.lines.join(), 'secret')
  })

  test('outlives the primary for a moment only', async ({ assert }) => {
    const { pair, lookAt } = aPair()
    await lookAt(0)

    pair.hasPrimary = false
    assert.equal(await lookAt(2_000), 'ok')
    assert.equal(await lookAt(4_000), 'unknown')
  })
})
