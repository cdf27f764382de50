/**
 * Runs a use case, then again with each call of a port failing in turn. Returns the calls whose failure did not stop
 * it: not awaited, or their result ignored. `ports` must return new ones each time. `answer` is the first run's result.
 */
export async function ignoredFailures<Ports extends object>(
  ports: () => Promise<Ports>,
  run: (ports: Ports) => Promise<unknown>,
): Promise<{ answer: unknown; calls: string[]; ignored: string[] }> {
  const calls = new Set<string>()
  const answer = await run(watched(await ports(), (call) => void calls.add(call)))
  const ignored: string[] = []
  for (const failing of calls) {
    const failure = new Error(failing)
    const all = watched(await ports(), (call) => (call === failing ? failure : undefined))
    const stopped = await run(all).then(
      () => false,
      (error: unknown) => error === failure,
    )
    if (!stopped) ignored.push(failing)
  }
  return { answer, calls: [...calls], ignored }
}

type Watch = (call: string) => Error | undefined

/** A transaction is no call by itself: it fails with its contents. Repeated calls of a port count separately. */
function watched<Ports extends object>(ports: Ports, watch: Watch): Ports {
  const counts = new Map<string, number>()
  const watchEach: Watch = (call) => {
    const count = (counts.get(call) ?? 0) + 1
    counts.set(call, count)
    return watch(`${call} ${count}`)
  }
  const entries = Object.entries(ports).map(([name, port]: [string, unknown]) => {
    const isPort = typeof port === 'object' && port !== null && name !== 'unitOfWork'
    return [name, isPort ? watchedPort(name, port, watchEach) : port]
  })
  return Object.fromEntries(entries) as Ports
}

function watchedPort(name: string, port: object, watch: Watch): object {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function') return member
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(member, target, given)
        if (!(answer instanceof Promise)) return answer
        const failure = watch(`${name}.${String(key)}`)
        return failure ? answer.then(() => Promise.reject(failure)) : answer
      }
    },
  })
}
