import { isDeepStrictEqual } from 'node:util'
import { errorBody } from '#contract/errors.ts'
import {
  ALWAYS_POSSIBLE,
  type Operation,
  refusalStatusesOf,
  successStatusOf,
} from '#infrastructure/http/operation.ts'

/** Throws when a response to an API call does not match its operation. */
export async function checkAnswer(
  operations: readonly Operation[],
  { method, path }: { method: string; path: string },
  answer: Response,
): Promise<void> {
  const operation = operations.find((each) => each.method === method && patternOf(each).test(path))
  if (!operation) return
  const call = `${method} ${operation.path}`
  const { status } = answer
  const isKept = status === 304 && method === 'GET'
  const statuses = [successStatusOf(operation), ...refusalStatusesOf(operation), ...ALWAYS_POSSIBLE]
  if (!isKept && !statuses.includes(status)) throw new Error(`${call} is not described to answer ${status}`)
  const schema = status >= 400 ? errorBody : operation.answer
  if (isKept || !schema || !('_zod' in schema)) return
  const body: unknown = await answer.clone().json()
  if (!isDeepStrictEqual(schema.parse(body), body))
    throw new Error(`${call} answers more than is described: ${JSON.stringify(body)}`)
}

function patternOf({ path }: Operation): RegExp {
  const pattern = path.replaceAll(/:(?:id|\w+Id)\b/g, '[\\da-f-]{36}').replaceAll(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}(?:\\?|$)`, 'i')
}
