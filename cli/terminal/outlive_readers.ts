import { exitCodes } from './exit_codes.ts'

/**
 * Whoever reads our output may have had enough, as `head` has. What is under way still ends in good order and unseen;
 * then the exit code is what the shell gives to a program that SIGPIPE ended.
 */
export function outliveReaders(): void {
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
