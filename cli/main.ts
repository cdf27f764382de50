import { CommanderError } from 'commander'
import { exitCodes } from './terminal/exit_codes.ts'
import { sayError } from './terminal/messages.ts'
import { buildProgram } from './program.ts'

try {
  await buildProgram().parseAsync()
} catch (error) {
  process.exitCode = error instanceof CommanderError ? codeOf(error) : fail(error)
}

/** Asking for help is no mistake; anything else that commander stops at is one of usage. */
function codeOf({ exitCode }: CommanderError): number {
  return exitCode === 0 ? exitCodes.done : exitCodes.usage
}

function fail(error: unknown): number {
  sayError(error)
  return exitCodes.failed
}
