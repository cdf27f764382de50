import { HttpError } from '#frontend/lib/http_error.ts'

/** What the server says of a refusal; `otherwise` when it failed, or was never reached. */
export function failureMessage(error: unknown, otherwise: string): string {
  const isRefusal = error instanceof HttpError && error.status >= 400 && error.status < 500
  return (isRefusal ? error.serverMessage : null) ?? otherwise
}
