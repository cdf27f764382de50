import { test } from '@japa/runner'
import { setImmediate as turn } from 'node:timers/promises'

/**
 * Runs a use case, then again with each call of a port failing in turn; every call takes a turn of the event loop.
 * Returns the calls whose failure did not stop it, and those still under way when it ended: not awaited, or their
 * result ignored. `ports` must return new ones each time. `answer` is the first run's result.
 */
export async function ignoredFailures<Ports extends object>(
  ports: () => Promise<Ports>,
  run: (ports: Ports) => Promise<unknown>,
): Promise<{ answer: unknown; calls: string[]; ignored: string[] }> {
  const calls = new Set<string>()
  const underWay = new Set<string>()
  const answer = await run(watched(await ports(), underWay, (call) => void calls.add(call)))
  const ignored = [...underWay]
  for (const failing of calls) {
    const failure = new Error(failing)
    const left = new Set<string>()
    const all = watched(await ports(), left, (call) => (call === failing ? failure : undefined))
    const stopped = await run(all).then(
      () => false,
      (error: unknown) => error === failure,
    )
    if (!stopped) ignored.push(failing)
    for (const each of left) ignored.push(`${each}, where ${failing} fails`)
  }
  return { answer, calls: [...calls], ignored }
}

/** Registers the test that no failure is ignored. */
export function stopsWhereAPortFails<Ports extends object>(
  what: string,
  ports: () => Promise<Ports>,
  run: (ports: Ports) => Promise<unknown>,
): void {
  test(`stops ${what} when any call of a port fails, and waits for each`, async ({ assert }) => {
    const { answer, calls, ignored } = await ignoredFailures(ports, run)
    assert.isAbove(calls.length, 1)
    assert.isTrue((answer as { ok?: boolean } | undefined)?.ok ?? true)
    assert.isEmpty(ignored)
  })
}

type Watch = (call: string) => Error | undefined
type Answer = (call: string, answer: Promise<unknown>) => Promise<unknown>

/** A transaction is no call by itself: it fails with its contents. Repeated calls of a port count separately. */
function watched<Ports extends object>(ports: Ports, underWay: Set<string>, watch: Watch): Ports {
  const counts = new Map<string, number>()
  const slowly: Answer = async (name, answer) => {
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    const call = `${name} ${count}`
    const failure = watch(call)
    underWay.add(call)
    await turn()
    try {
      const value = await answer
      if (failure) throw failure
      return hasMethods(value) ? watchedPort(name, value, slowly) : value
    } finally {
      underWay.delete(call)
    }
  }
  const entries = Object.entries(ports).map(([name, port]: [string, unknown]) => {
    const isPort = typeof port === 'object' && port !== null && name !== 'unitOfWork'
    return [name, isPort ? watchedPort(name, port, slowly) : port]
  })
  return Object.fromEntries(entries) as Ports
}

/** Objects that a port returns, such as files, are watched like the port, and so are groups of ports. */
function hasMethods(value: unknown): value is object {
  return isPlain(value) && Object.values(value).some((member) => typeof member === 'function')
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function watchedPort(name: string, port: object, slowly: Answer): object {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      const call = `${name}.${String(key)}`
      if (isPlain(target) && typeof member === 'object' && member !== null)
        return watchedPort(call, member, slowly)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given)
        return answer instanceof Promise ? slowly(call, answer) : answer
      }
    },
  })
}
