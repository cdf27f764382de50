/** Tells each kind of failure once, until all is well again: what fails at every search would fill the log. */
export class SayOnce {
  readonly #say: (line: string) => void
  readonly #told = new Set<string>()

  constructor(say: (line: string) => void) {
    this.#say = say
  }

  /** `part` names what failed. Of the error only names, codes and the place are told: its text may hold what was searched. */
  tell(part: string, error?: unknown): void {
    const line = error === undefined ? part : `${part}: ${kindOf(error)}`
    if (this.#told.has(line)) return
    this.#told.add(line)
    this.#say(line)
  }

  allIsWell(): void {
    this.#told.clear()
  }
}

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'erro desconhecido'
  const code = 'code' in error ? ` ${String(error.code)}` : ''
  if (error.cause !== undefined) return `${error.name}${code} (${kindOf(error.cause)})`
  return `${error.name}${code}${code ? '' : placeOf(error)}`
}

/** The function and line that threw. */
function placeOf({ stack = '' }: Error): string {
  const frame = stack.split('\n').find((line) => line.startsWith('    at '))
  return frame ? ` ${frame.trim()}` : ''
}
