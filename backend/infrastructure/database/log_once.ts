/** Logs each kind of failure once until a reset: a failure of every search would fill the log. */
export class LogOnce {
  readonly #log: (line: string) => void
  readonly #logged = new Set<string>()

  constructor(log: (line: string) => void) {
    this.#log = log
  }

  /** `part` names what failed. Logs only the error's names, codes and place: its text may contain searched words. */
  log(part: string, error?: unknown): void {
    const line = error === undefined ? part : `${part}: ${kindOf(error)}`
    if (this.#logged.has(line)) return
    this.#logged.add(line)
    this.#log(line)
  }

  reset(): void {
    this.#logged.clear()
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'erro desconhecido'
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  if (error.cause !== undefined) return `${error.name}${code} (${kindOf(error.cause)})`
  return `${error.name}${code}${code ? '' : placeOf(error)}`
}

/** Returns the function and line that threw. */
function placeOf({ stack = '' }: Error): string {
  const frame = stack.split('\n').find((line) => line.startsWith('    at '))
  return frame ? ` ${frame.trim()}` : ''
}
