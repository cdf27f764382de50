import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** One run of the program: its words, environment and working directory. */
export interface Call {
  words: readonly string[]
  env: NodeJS.ProcessEnv
  cwd: string
}

/** How it ended, and how many bytes this process has written by then. */
export interface Ended {
  code: string | number
  out: number
  err: number
}

/** As Node ends where the loop is empty and something is still awaited. */
const UNSETTLED = 13
const MAIN = new URL('../main.ts', import.meta.url).href

let isSettled = false

/** `main.ts` runs anew each time, on modules that stay loaded. */
async function run({ words, env, cwd }: Call): Promise<void> {
  isSettled = false
  process.argv = [process.execPath, MAIN, ...words]
  process.env = env
  process.chdir(cwd)
  process.exitCode = undefined
  Object.defineProperty(process, 'stdin', { value: Readable.from([]), configurable: true })
  await import(`${MAIN}?${randomUUID()}`)
  isSettled = true
}

/** Each run leaves its listeners on what the process has once. */
for (const lasting of [process, process.stdout, process.stderr]) lasting.setMaxListeners(0)

process.on('message', (call: Call) => {
  process.channel?.unref()
  void run(call)
})
/** Where a process of its own would end, for nothing is left to wait for, the run is over and the next may come. */
process.on('beforeExit', () => {
  const ended: Ended = {
    code: isSettled ? (process.exitCode ?? 0) : UNSETTLED,
    out: process.stdout.bytesWritten,
    err: process.stderr.bytesWritten,
  }
  process.channel?.ref()
  process.send?.(ended)
})
process.once('disconnect', () => process.exit())
