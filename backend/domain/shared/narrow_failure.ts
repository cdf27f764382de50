import { fail, type Result } from './result.ts'

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
