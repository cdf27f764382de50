import autocannon from 'autocannon'
import { PlainClient } from './plain_client.ts'

interface Pace {
  url: string
  paths: readonly string[]
  seconds: number
  perSecond: number
  connections: number
}

/** Until all connections are open and this process has settled; `wrk2` leaves out ten. */
const UNCOUNTED_SECONDS = 2

/**
 * Asks at even intervals, whatever the answers take, and counts each from the instant at which it was due: who waits is
 * not spared. `lateness` is how long after its instant each was sent, which is this process's own share of the wait.
 * autocannon's own rate sends all requests of a second at its beginning.
 */
async function pacedLatencies({ url, paths, seconds, perSecond, connections }: Pace) {
  const client = new PlainClient(url, connections)
  const times: number[] = []
  const lateness: number[] = []
  const uncounted = Math.floor(perSecond * UNCOUNTED_SECONDS)
  const count = uncounted + Math.floor(perSecond * seconds)
  const { promise: allAnswered, resolve: finish } = Promise.withResolvers<void>()
  const start = performance.now()
  const dueAt = (number: number) => start + (number / perSecond) * 1_000
  let sent = 0
  let answered = 0
  let failed = 0
  const ask = (number: number) => {
    if (number >= uncounted) lateness.push(performance.now() - dueAt(number))
    client.get(paths[number % paths.length] ?? '/', (isFine) => {
      if (!isFine) failed++
      else if (number >= uncounted) times.push(performance.now() - dueAt(number))
      if (++answered === count) finish()
    })
  }
  const askAllDue = () => {
    while (sent < count && dueAt(sent) <= performance.now()) ask(sent++)
    if (sent < count) setTimeout(askAllDue, 1)
  }
  askAllDue()
  await allAnswered
  client.close()
  return { times, lateness, failed }
}

/** A process that loads a server; each message is a `Load`, answered by a `Felt`. Ends with its parent. */

export interface Load {
  url: string
  paths: string[]
  seconds: number
  connections: number
  /** So many at even intervals, whatever the answers take; else as many as there can be. */
  perSecond?: number
}

export interface Felt {
  perSecond: number
  p50: number
  p99: number
  /** How late the load itself was, p99: more than a few ms mean that it asks for more than this machine can send. */
  late: number
  failed: number
}

process.on('message', (load: Load) => {
  collectGarbage()
  void (load.perSecond ? paced(load, load.perSecond) : full(load)).then((felt) => process.send?.(felt))
})

/** What one load left behind is collected before the next, not during it on the processors that the servers need. */
function collectGarbage(): void {
  if (!globalThis.gc) throw new Error('The load runs with --expose-gc.')
  globalThis.gc()
}

async function full({ url, paths, seconds, connections }: Load): Promise<Felt> {
  const requests = paths.map((path) => ({ path }))
  const felt = await autocannon({ url, connections, duration: seconds, requests })
  const answered = felt['2xx']
  const { p50, p99 } = felt.latency
  return { perSecond: answered / felt.duration, p50, p99, late: 0, failed: felt.errors + felt.non2xx }
}

async function paced(load: Load, perSecond: number): Promise<Felt> {
  const { times, lateness, failed } = await pacedLatencies({ ...load, perSecond })
  return {
    perSecond: times.length / load.seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    late: quantile(lateness, 0.99),
    failed,
  }
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(share * times.length)] ?? Infinity
}
