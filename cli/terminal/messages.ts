import { explainFailure } from '#infrastructure/composition/explain_failure.ts'

/** Everything that is not the answer itself goes to stderr, so that stdout can be piped. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** What went wrong, in one line; the whole story with DEBUG=1. */
export function sayError(error: unknown): void {
  const whole = process.env['DEBUG'] === '1' && error instanceof Error ? error.stack : undefined
  say(whole ?? explainFailure(error) ?? `Erro: ${messageOf(error)}`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
