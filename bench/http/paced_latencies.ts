import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'

interface Pace {
  url: string
  paths: readonly string[]
  seconds: number
  perSecond: number
}

const MOST_CONNECTIONS = 256

/**
 * Asks at even intervals, whatever the answers take, and counts each from the instant at which it was due: who waits is
 * not spared. `lateness` is how long after its instant each was sent, which is this process's own share of the wait.
 * autocannon's own rate sends all requests of a second at its beginning.
 */
export async function pacedLatencies({ url, paths, seconds, perSecond }: Pace) {
  const server = new Pool(url, { connections: MOST_CONNECTIONS })
  const times: number[] = []
  const lateness: number[] = []
  const open = new Set<Promise<void>>()
  const count = Math.floor(perSecond * seconds)
  const start = performance.now()
  let failed = 0
  const ask = async (number: number) => {
    const due = start + (number / perSecond) * 1_000
    lateness.push(performance.now() - due)
    if (await isAnswered(server, paths[number % paths.length] ?? '/')) times.push(performance.now() - due)
    else failed++
  }
  for (let number = 0; number < count; number++) {
    while (performance.now() < start + (number / perSecond) * 1_000) await wait(1)
    const asking = ask(number).finally(() => open.delete(asking))
    open.add(asking)
  }
  await Promise.all(open)
  await server.close()
  return { times, lateness, failed }
}

/** Nothing is made of the answer, since whoever asks works on the same processors as who answers. */
function isAnswered(server: Pool, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    let isFine = false
    server.dispatch(
      { path, method: 'GET' },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_, statusCode) => void (isFine = statusCode === 200),
        onResponseData: () => undefined,
        onResponseEnd: () => resolve(isFine),
        onResponseError: () => resolve(false),
      },
    )
  })
}
