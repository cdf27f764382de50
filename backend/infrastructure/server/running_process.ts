import type { EventEmitter } from 'node:events'

/** Milliseconds from the signal until the process is forced to end; docker-compose.yml kills it after 20 seconds. */
const LAST_RESORT = 16_000

interface Stopping {
  /** `signal` tells whether a supervisor (SIGTERM) or a person at the terminal (SIGINT) asked. */
  stop(signal: NodeJS.Signals): Promise<void>
  log(line: string): void
  lastResort?: number
  signals?: Pick<EventEmitter, 'once'>
  exit?: (code: number) => void
}

/** Stops once at the first signal, then ends the process: with 0 if everything finished, otherwise with 1. */
export function stopOnSignals({
  stop,
  log,
  lastResort = LAST_RESORT,
  signals = process,
  exit = (code) => process.exit(code),
}: Stopping): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    signals.once(signal, () => {
      setTimeout(() => {
        log(`parada: algo não terminou em ${lastResort / 1_000} s e foi interrompido`)
        exit(1)
      }, lastResort).unref()
      void stop(signal).then(
        () => exit(0),
        () => exit(1),
      )
    })
  }
}
