/** Stable for scripts. A declined confirmation ends as `failed`, so that a script does not continue. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  partlyDone: 3,
  /** 128 + SIGINT, by Ctrl-C. */
  interrupted: 130,
  /** 128 + SIGPIPE: the reader of the output has gone. */
  unread: 141,
} as const

/** Returns the exit code of a command that was asked for several items and found some. */
export function exitCodeOf(found: number, requested: number): number {
  if (found === requested) return exitCodes.done
  return found === 0 ? exitCodes.failed : exitCodes.partlyDone
}
