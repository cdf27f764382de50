import { CommanderError } from 'commander'
import { exitCodes } from './terminal/exit_codes.ts'
import { endingOf, say } from './terminal/messages.ts'
import { helpFor } from './terminal/in_portuguese.ts'
import { outliveReaders } from './terminal/outlive_readers.ts'
import { buildProgram, helpLast } from './program.ts'

outliveReaders()
const program = buildProgram()
const words = helpLast(process.argv.slice(2))
try {
  await program.parseAsync(words, { from: 'user' })
} catch (error) {
  const ending = endingOf(error)
  if (ending.words) say(ending.words)
  const isHelp = error instanceof CommanderError && error.code.startsWith('commander.help')
  if (ending.exitCode === exitCodes.usage && !isHelp) say(`Veja: ${helpFor(program, words)}`)
  process.exitCode = ending.exitCode
}
