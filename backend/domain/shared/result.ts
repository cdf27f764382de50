/** The result of an operation that may fail for an expected reason. Unexpected failures are thrown. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure }

export function ok(): Result<void, never>
export function ok<Value>(value: Value): Result<Value, never>
export function ok<Value>(value?: Value): Result<Value | undefined, never> {
  return { ok: true, value }
}

export function fail<const Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure }
}

/** Returns the value. Throws when the result is a failure that the caller should have excluded. */
export function unwrap<Value>(result: Result<Value, string>): Value {
  if (result.ok) return result.value
  throw new Error(`Not ruled out by the caller: ${result.failure}`)
}

/** Narrows the failures by those that the caller has excluded. Throws when it is one of them. */
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

/** Returns the same failure, or the result of `change`. */
export function mapValue<Value, Changed, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Changed,
): Result<Changed, Failure> {
  return result.ok ? ok(change(result.value)) : result
}

/** Returns the value, or `failure` for null. */
export function okOr<Value, const Failure>(value: Value | null, failure: Failure): Result<Value, Failure> {
  return value === null ? fail(failure) : ok(value)
}
