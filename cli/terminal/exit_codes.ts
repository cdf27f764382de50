/** A promise to scripts. A question that is answered with no ends as `failed`, so that what comes after does not go on. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  partlyDone: 3,
  /** 128 + SIGINT, by Ctrl-C. */
  interrupted: 130,
  /** 128 + SIGPIPE: whoever read the output had enough. */
  unread: 141,
} as const

/** How a command ends that was asked for several things and found some of them. */
export function exitCodeOf(found: number, requested: number): number {
  if (found === requested) return exitCodes.done
  return found === 0 ? exitCodes.failed : exitCodes.partlyDone
}
