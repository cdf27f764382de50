/** Of one processor between two looks: below it hardly anybody asks. */
const AT_REST = 0.01
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
 * Returns what looks, each time it is called, whether to collect now: at rest, and where more came to lie about than is
 * worth keeping. V8 itself waits for the heap to grow to four times what it was (`SERVER_FLAGS`), which a quiet day never
 * sees.
 */
export function collectAtRest({ busy, used, collect } = ofThisProcess()): () => void {
  let left = 0
  return () => {
    if (busy() > AT_REST || used() < left + GROWN) return
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
