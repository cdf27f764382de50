import type { Result } from '#domain/shared/result.ts'

/** The demonstration's own texts keep the rules; a broken one is a mistake of ours. */
export function must<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw new Error(`The demonstration breaks a rule: ${result.failure}`)
  return result.value
}
