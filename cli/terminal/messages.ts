import { CommanderError } from 'commander'
import { exitCodes } from './exit_codes.ts'
import { Declined } from './questions.ts'

/** Everything but the result goes to stderr, so that stdout can be piped. */
export function log(line: string): void {
  process.stderr.write(`${line}\n`)
}

let quiet = false

/** From now on only failures are printed. */
export function beQuiet(): void {
  quiet = true
}

export function isQuiet(): boolean {
  return quiet
}

/** Prints counts and hints, unless `--quiet`. */
export function inform(line: string): void {
  if (!quiet) log(line)
}

/** Invalid arguments; the message is for the operator, in Portuguese. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export interface Ending {
  exitCode: number
  /** Null if everything was printed already. */
  words: string | null
}

/** Returns how a command ends after `error`; the full error with DEBUG=1. */
export async function endingOf(error: unknown): Promise<Ending> {
  if (error instanceof CommanderError)
    return { exitCode: error.exitCode === 0 ? exitCodes.done : exitCodes.usage, words: null }
  if (error instanceof Declined) return { exitCode: exitCodes.failed, words: 'Nada foi feito.' }
  if (['ExitPromptError', 'AbortPromptError'].includes(nameOf(error)))
    return { exitCode: exitCodes.interrupted, words: null }
  if (codeOf(error) === 'EPIPE') return { exitCode: exitCodes.unread, words: null }
  const exitCode = error instanceof UsageError ? exitCodes.usage : exitCodes.failed
  const story = process.env['DEBUG'] === '1' && error instanceof Error ? error.stack : undefined
  return { exitCode, words: story ?? (await inWords(error)) }
}

async function inWords(error: unknown): Promise<string> {
  const { explainFailure } = await import('#infrastructure/composition/explain_failure.ts')
  const words = explainFailure(error)
  if (words) return words
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof UsageError) return message
  const isForeign = codeOf(error) !== '' || ['Error', 'TypeError', 'RangeError'].includes(nameOf(error))
  return isForeign ? `Erro inesperado (com DEBUG=1, por inteiro): ${message}` : `Erro: ${message}`
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : ''
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  return typeof code === 'string' ? code : ''
}
