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

/** Share of one CPU between two checks below which the process is idle. */
const IDLE_SHARE = 0.01
const GROWN = 24 * 1_048_576

interface Readings {
  /** Returns the share of a CPU that this process used since the last call. */
  busy(): number
  /** Bytes in use, garbage among them. */
  used(): number
  /** Collects the whole heap, which takes some tenths of a second. */
  collect(): void
}

/**
 * Returns a function that collects garbage when the process is idle and enough has accumulated. V8 itself waits until
 * the heap has grown fourfold (`SERVER_FLAGS`), which never happens on a quiet day.
 */
export function collectWhenIdle({ busy, used, collect } = ofThisProcess()): () => void {
  let left = 0
  return () => {
    if (busy() > IDLE_SHARE || used() < left + GROWN) return
    collect()
    left = used()
  }
}

/** Collects only with `--expose-gc`. Only the kind "last resort" returns emptied pages to the system. */
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
