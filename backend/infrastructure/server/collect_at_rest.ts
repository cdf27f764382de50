import { performance } from 'node:perf_hooks'

/** Of the time between two looks: below it hardly anybody asks. */
const AT_REST = 0.01
const GROWN = 24 * 1_048_576

interface Readings {
  /** The share of its time that this process worked since it was last asked. */
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
  let lastLook = performance.eventLoopUtilization()
  return {
    busy() {
      const before = lastLook
      lastLook = performance.eventLoopUtilization()
      return performance.eventLoopUtilization(lastLook, before).utilization
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
