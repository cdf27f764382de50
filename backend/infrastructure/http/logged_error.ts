import { codeOf } from '#infrastructure/database/database.ts'

interface LoggedError {
  name: string
  code: string
  message: string
  stack: string | undefined
}

/** Returns what may be logged of an error: other programs' messages may contain names, so only their code. */
export function asLogged(error: unknown): LoggedError {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' }
  const code = codeOf(error)
  return { name, code, message: code ? name : message, stack: code ? undefined : stack }
}
