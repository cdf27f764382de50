/** The outcome of something that may be refused for an expected reason. The unexpected is thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

export function ok(): Result<void, never>
export function ok<Value>(value: Value): Result<Value, never>
export function ok<Value>(value?: Value): Result<Value | undefined, never> {
  return { ok: true, value }
}

export function fail<const Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure }
}

/** The value of a result whose refusal the caller was bound to rule out; throws where it did not. */
export function unwrap<Value>(result: Result<Value, string>): Value {
  if (result.ok) return result.value
  throw new Error(`Not ruled out by the caller: ${result.failure}`)
}

/** The result without the refusals that the caller was bound to rule out; throws where it is one of them. */
export function narrowFailure<Value, Failure extends string, const Impossible extends Failure>(
  result: Result<Value, Failure>,
  ...impossible: Impossible[]
): Result<Value, Exclude<Failure, Impossible>> {
  if (result.ok) return result
  const { failure } = result
  if (isOther(failure, impossible)) return fail(failure)
  throw new Error(`Not ruled out by the caller: ${failure}`)
}

function isOther<Failure extends string, Impossible extends Failure>(
  failure: Failure,
  impossible: readonly Impossible[],
): failure is Exclude<Failure, Impossible> {
  return !impossible.some((each) => each === failure)
}

/** The same refusal, or what `change` makes of the value. */
export function mapValue<Value, Changed, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Changed,
): Result<Changed, Failure> {
  return result.ok ? ok(change(result.value)) : result
}

/** The value, or a refusal where there is none. */
export function okOr<Value, const Failure>(value: Value | null, failure: Failure): Result<Value, Failure> {
  return value === null ? fail(failure) : ok(value)
}
