import { CommanderError } from 'commander'
import { buildProgram, helpLast } from './program.ts'
import { exitCodes } from './terminal/exit_codes.ts'
import { helpFor } from './terminal/in_portuguese.ts'
import { endingOf, log } from './terminal/messages.ts'
import { leaveWhenInterrupted } from './terminal/until_interrupted.ts'

/**
 * A reader of our output may stop early, like `head`. The current work finishes without output; the exit code is that
 * of a program ended by SIGPIPE.
 */
function ignoreClosedOutput(): void {
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

ignoreClosedOutput()
leaveWhenInterrupted()
const words = helpLast(process.argv.slice(2))
const complaints: string[] = []
const program = buildProgram((complaint) => complaints.push(complaint))
try {
  await program.parseAsync(words, { from: 'user' })
} catch (error) {
  const { exitCode, words: message } = await endingOf(error)
  const isHelp = error instanceof CommanderError && error.code.startsWith('commander.help')
  const hint = exitCode === exitCodes.usage && !isHelp ? helpFor(program, words) : null
  reportFailure([...complaints, message].filter(Boolean).join('\n'), { exitCode, hint })
  process.exitCode = exitCode
}

/** Reports as JSON, on stderr, if JSON was requested. */
function reportFailure(message: string, { exitCode, hint }: { exitCode: number; hint: string | null }): void {
  if (!message) return
  if (words.some((word) => /^(?:--json|(?:--format=)?(?:nd)?json)$/.test(word)))
    return log(JSON.stringify({ error: { exitCode, message, help: hint } }))
  log(message)
  if (hint) log(`Veja: ${hint}`)
}
