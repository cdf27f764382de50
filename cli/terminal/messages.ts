/** Everything that is not the answer itself goes to stderr, so that stdout can be piped. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`)
}

/** What went wrong, in one line; the whole story with DEBUG=1. */
export function sayError(error: unknown): void {
  const whole = process.env['DEBUG'] === '1' && error instanceof Error ? error.stack : undefined
  const unreachable = `Não foi possível falar com o banco de dados (${codeOf(error)}).`
  say(whole ?? (UNREACHABLE.has(codeOf(error)) ? unreachable : `Erro: ${messageOf(error)}`))
}

const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '3D000'])

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}
