import type { ErrorBody, FieldError } from '#contract/errors.ts'

function parseBody(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** A refused request. `message` is `status: body`; toasts show `serverMessage`. */
export class HttpError extends Error {
  readonly status: number
  readonly serverMessage: string | null
  /** Which refusal it is: `slug_taken`. */
  readonly code: string | null
  readonly fields: readonly FieldError[]

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'HttpError'
    this.status = status
    const body = parseBody(text)
    this.serverMessage = body.message ?? null
    this.code = body.code ?? null
    this.fields = body.errors ?? []
  }
}

const OFFLINE = 'Você está sem conexão.'

/** A runtime without a browser knows nothing of it. */
const isOnline = () => !('onLine' in navigator) || navigator.onLine

/** Whether something failed because this device has no connection. */
export function isOffline(error: unknown): boolean {
  return !(error instanceof HttpError) && !isOnline()
}

/** The sentence a person may read about a failure, or `otherwise` where there is none. */
export function messageOf(error: unknown, otherwise: string): string {
  if (isOffline(error)) return OFFLINE
  return (error instanceof HttpError ? error.serverMessage : null) ?? otherwise
}

/** The same of a form, which keeps what is typed into it. */
export function formMessageOf(error: unknown, otherwise: string): string {
  return isOffline(error) ? `${OFFLINE} Guardamos o que digitou.` : messageOf(error, otherwise)
}

/** What the server says of a refusal; `otherwise` when it failed, or was never reached. */
export function refusalMessageOf(error: unknown, otherwise: string): string {
  const isFailure = error instanceof HttpError && error.status >= 500
  return isFailure ? otherwise : formMessageOf(error, otherwise)
}
