type Methods = Record<string | symbol, ((...given: unknown[]) => unknown) | undefined>

/** A port with only asynchronous methods. */
type Asynchronous<Port> = {
  [Name in keyof Port]: Port[Name] extends (...given: never[]) => Promise<unknown> ? Port[Name] : never
}

/** Returns a stand-in for the object that `load` returns; the first call of a method loads it. */
export function lazily<Port extends Asynchronous<Port>>(load: () => Promise<Port>): Port {
  let loading: Promise<Port> | undefined
  return proxyFor(() => (loading ??= load())) as Port
}

/** The same for several objects loaded together. */
export function lazilyEach<Group extends { [Name in keyof Group]: Asynchronous<Group[Name]> }>(
  names: Readonly<Record<keyof Group, true>>,
  load: () => Promise<Group>,
): Group {
  let loading: Promise<Group> | undefined
  const each = Object.keys(names).map((name) => [
    name,
    proxyFor(async () => (await (loading ??= load()))[name as keyof Group]),
  ])
  return Object.fromEntries(each) as Group
}

/** Without `then`, or it would be taken for a promise. */
function proxyFor(load: () => Promise<unknown>): object {
  const call =
    (name: string | symbol) =>
    async (...given: unknown[]) =>
      ((await load()) as Methods)[name]?.(...given)
  return new Proxy({}, { get: (_, name) => (name === 'then' ? undefined : call(name)) })
}
