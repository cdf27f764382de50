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
  /** The refusal's code: `slug_taken`. */
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

/** True in a runtime without a browser. */
const isOnline = () => !('onLine' in navigator) || navigator.onLine

/** Returns whether a failure is due to this device being offline. */
export function isOffline(error: unknown): boolean {
  return !(error instanceof HttpError) && !isOnline()
}

/** Returns a failure's message for people, or `otherwise`. */
export function messageOf(error: unknown, otherwise: string): string {
  if (isOffline(error)) return OFFLINE
  return (error instanceof HttpError ? error.serverMessage : null) ?? otherwise
}

/** The same for a form, whose input stays. */
export function formMessageOf(error: unknown, otherwise: string): string {
  return isOffline(error) ? `${OFFLINE} Guardamos o que digitou.` : messageOf(error, otherwise)
}

/** Returns the server's message for a refusal; `otherwise` for a server error or without a response. */
export function refusalMessageOf(error: unknown, otherwise: string): string {
  const isFailure = error instanceof HttpError && error.status >= 500
  return isFailure ? otherwise : formMessageOf(error, otherwise)
}
