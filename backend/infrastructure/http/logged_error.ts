import { codeOf } from '#infrastructure/database/database.ts'

interface LoggedError {
  name: string
  code: string
  message: string
  stack: string | undefined
}

/** What the log may hold of a failure. What a database or another program says beside its code may name people. */
export function asLogged(error: unknown): LoggedError {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: '' }
  const code = codeOf(error)
  return { name, code, message: code ? name : message, stack: code ? undefined : stack }
}
