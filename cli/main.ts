import { CommanderError } from 'commander'
import { buildProgram, helpLast } from './program.ts'
import { exitCodes } from './terminal/exit_codes.ts'
import { helpFor } from './terminal/in_portuguese.ts'
import { endingOf, say } from './terminal/messages.ts'

/**
 * Whoever reads our output may have had enough, as `head` has. What is under way still ends in good order and unseen;
 * then the exit code is what the shell gives to a program that SIGPIPE ended.
 */
function outliveReaders(): void {
  let isUnread = false
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      isUnread ||= output === process.stdout
    })
  process.on('exit', () => {
    if (isUnread && !process.exitCode) process.exitCode = exitCodes.unread
  })
}

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
