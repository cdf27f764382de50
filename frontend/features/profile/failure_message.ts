import { HttpError, formMessageOf } from '#frontend/lib/http_error.ts'

/** What the server says of a refusal; `otherwise` when it failed, or was never reached. */
export function failureMessage(error: unknown, otherwise: string): string {
  const isFailure = error instanceof HttpError && error.status >= 500
  return isFailure ? otherwise : formMessageOf(error, otherwise)
}
