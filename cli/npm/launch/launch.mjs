/**
 * Progress for people goes to stderr, so that stdout stays the command's own.
 * @param {string} line
 */
export function log(line) {
  process.stderr.write(`${line}\n`)
}

/** Something a person can repair: printed without a stack. */
export class LaunchError extends Error {
  exitCode = 1

  /** @param {string} message */
  constructor(message, exitCode = 1) {
    super(message)
    this.exitCode = exitCode
  }
}

/**
 * Runs a launcher to its end; what it returns is the exit code.
 * @param {() => Promise<typeof process.exitCode>} main
 */
export async function launch(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error
    log(error.message)
    process.exitCode = error.exitCode
  }
}
