import { isQuiet } from './messages.ts'
import { formatNumber } from '#domain/shared/numbers.ts'

const STEP_WITHOUT_TERMINAL = 10_000
/** Where the total is known, about so many lines at most. */
const LINES_WITHOUT_TERMINAL = 20

export interface Progress {
  show(done: number, total?: number): void
  /** Tells a step before the counting, and how far it is: on a terminal in place, in a log once. */
  step(words: string, done: string): void
  /** Prints a line above the progress. */
  log(line: string): void
  end(): void
}

interface Line {
  isTTY?: boolean
  write(text: string): boolean
}

/** Shows progress: one line rewritten in place on a terminal, occasional lines in a log, none with `--quiet`. */
export function showProgress(unit: string, output: Line = process.stderr): Progress {
  const start = performance.now()
  let lastTold = 0
  let lastStep = ''
  const clear = () => {
    if (output.isTTY) output.write('\r\u001B[K')
  }
  const words = (done: number, total?: number) => {
    const rate = Math.round((done * 1000) / Math.max(1, performance.now() - start))
    const share = total ? ` de ${formatNumber(total)}` : ''
    return `${formatNumber(done)}${share} ${unit}, ${formatNumber(rate)} por segundo`
  }
  return {
    show(done, total) {
      if (isQuiet()) return
      if (output.isTTY) output.write(`\r\u001B[K${words(done, total)}`)
      else if (done - lastTold >= Math.max(STEP_WITHOUT_TERMINAL, (total ?? 0) / LINES_WITHOUT_TERMINAL)) {
        lastTold = done
        output.write(`${words(done, total)}\n`)
      }
    },
    step(step, done) {
      if (isQuiet()) return
      if (output.isTTY) output.write(`\r\u001B[K${step} ${done}`)
      else if (step !== lastStep) output.write(`${step}\n`)
      lastStep = step
    },
    log(line) {
      clear()
      output.write(`${line}\n`)
    },
    end: clear,
  }
}
