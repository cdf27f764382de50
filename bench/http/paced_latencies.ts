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
export async function pacedLatencies({ url, paths, seconds, perSecond, connections }: Pace) {
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
