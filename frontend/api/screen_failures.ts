import type { ScreenFailureBody } from '#contract/screen_failure.ts'
import { call } from '#frontend/lib/http.ts'
import { HttpError } from '#frontend/lib/http_error.ts'

const KINDS: readonly ScreenFailureBody['kind'][] = [
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
]
/** What browsers say where a request or a file got no answer. */
const UNANSWERED = /fetch|network|load failed|import/i
const FRAME = /\/([\w.-]+\.js)(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})/

/** Returns what may be told of an error, or null if no code failed: a refusal, no connection. */
export function describeFailure(error: unknown, screen: string): ScreenFailureBody | null {
  if (!(error instanceof Error) || error instanceof HttpError) return null
  const { name, message, stack = '' } = error
  if (name === 'AbortError' || (name === 'TypeError' && UNANSWERED.test(message))) return null
  const [, file, line, column] = FRAME.exec(stack.replace(message, '')) ?? []
  const kind = KINDS.find((each) => each === name) ?? 'Error'
  return { screen, kind, at: file ? `${file}:${line}:${column}` : null }
}

const told = new Set<string>()

/** Reports a broken screen, once per document and place, without waiting. */
export function reportFailure(thrown: unknown, screen: string): void {
  const body = describeFailure(thrown, screen)
  const key = JSON.stringify(body)
  if (!body || told.has(key)) return
  told.add(key)
  void call('POST /api/screen-failures', { body, keepalive: true }).catch(() => {})
}
