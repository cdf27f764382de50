/** A process that loads a server; each message is a `Load`, answered by a `Felt`. Ends with its parent. */
import autocannon from 'autocannon'
import { pacedLatencies } from './paced_latencies.ts'

export interface Load {
  url: string
  paths: string[]
  seconds: number
  /** As many as possible by this many connections at once, or so many a second whatever the answers take. */
  connections?: number
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
  void (load.perSecond ? paced(load, load.perSecond) : full(load)).then((felt) => process.send?.(felt))
})

async function full({ url, paths, seconds, connections = 1 }: Load): Promise<Felt> {
  const requests = paths.map((path) => ({ path }))
  const felt = await autocannon({ url, connections, duration: seconds, requests })
  const answered = felt['2xx']
  const { p50, p99 } = felt.latency
  return { perSecond: answered / felt.duration, p50, p99, late: 0, failed: felt.errors + felt.non2xx }
}

async function paced({ url, paths, seconds }: Load, perSecond: number): Promise<Felt> {
  const { times, lateness, failed } = await pacedLatencies({ url, paths, seconds, perSecond })
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    late: quantile(lateness, 0.99),
    failed,
  }
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(share * times.length)] ?? Infinity
}
