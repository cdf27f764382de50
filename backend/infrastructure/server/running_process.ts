import type { EventEmitter } from 'node:events'

/** Milliseconds from the signal until the process ends whatever still runs; docker-compose.yml kills it after 20 seconds. */
const LAST_RESORT = 16_000

interface Stopping {
  /** `signal` says who asked: a supervisor (SIGTERM) or a person at the terminal (SIGINT). */
  stop(signal: NodeJS.Signals): Promise<void>
  log(line: string): void
  lastResort?: number
  signals?: Pick<EventEmitter, 'once'>
  exit?: (code: number) => void
}

/** Stops once at the first signal, and ends the process: with 0 where all was finished, with 1 where something never would. */
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

/** Of one processor between two looks: below it hardly anybody asks. */
const IDLE_SHARE = 0.01
const GROWN = 24 * 1_048_576

interface Readings {
  /** The share of a processor that this process had since it was last asked. */
  busy(): number
  /** Bytes in use, garbage among them. */
  used(): number
  /** Looks through all of them, for some tenths of a second, and gives back what is not needed. */
  collect(): void
}

/**
 * Returns a function that collects garbage when the process is idle and more has gathered than is worth keeping. V8 itself waits for the heap to grow to four times what it was (`SERVER_FLAGS`), which a quiet day never
 * sees.
 */
export function collectWhenIdle({ busy, used, collect } = ofThisProcess()): () => void {
  let left = 0
  return () => {
    if (busy() > IDLE_SHARE || used() < left + GROWN) return
    collect()
    left = used()
  }
}

/** Collects only where `--expose-gc` lets it. Anything but the last resort keeps the pages that it empties. */
function ofThisProcess(): Readings {
  let [spent, at] = [process.cpuUsage(), performance.now()]
  return {
    busy() {
      const { user, system } = process.cpuUsage(spent)
      const share = (user + system) / 1_000 / (performance.now() - at)
      ;[spent, at] = [process.cpuUsage(), performance.now()]
      return share
    },
    used() {
      const { heapUsed, external } = process.memoryUsage()
      return heapUsed + external
    },
    collect() {
      globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
    },
  }
}
