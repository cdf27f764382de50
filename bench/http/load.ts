/** A process that loads a server; each message is a `Load`, answered by a `Felt`. Ends with its parent. */
import autocannon from 'autocannon'
import { pacedLatencies } from './paced_latencies.ts'

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
