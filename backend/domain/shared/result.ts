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
