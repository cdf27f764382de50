import type { Result } from './result.ts'

/** The value of a result whose refusal the caller was bound to rule out; throws where it did not. */
export function unwrap<Value>(result: Result<Value, string>): Value {
  if (result.ok) return result.value
  throw new Error(`Not ruled out by the caller: ${result.failure}`)
}
