import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Call, Ended } from './warm_saude.ts'

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** As in the launcher: a program started a hundred times is compiled once. */
const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/node-compile', import.meta.url))

export interface SaudeRun {
  code: number | null
  out: string
  /** The same as bytes. */
  bytes: Buffer
  err: string
}

export interface SaudeOptions {
  env?: NodeJS.ProcessEnv
  /** Its working directory. */
  cwd?: string
  /** Its standard input. */
  input?: string | undefined
  /** The text on stderr after which it is asked to stop, by SIGTERM. */
  stopAt?: string
  /** Runs it at a terminal, made by util-linux's `script`: all output is in `out`, and `input` is sent when it asks. */
  atTerminal?: boolean
  /** Runs while the program runs. */
  meanwhile?: ((child: ChildProcess) => Promise<void>) | undefined
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`

/** Runs the real program as a separate process, by default without a terminal. */
export async function runSaude(
  args: readonly string[],
  { env = {}, cwd, input = '', stopAt, atTerminal = false, meanwhile }: SaudeOptions = {},
): Promise<SaudeRun> {
  const program = [process.execPath, MAIN, ...args]
  const [command = '', ...rest] = atTerminal
    ? ['script', '-qec', program.map(quoted).join(' '), '/dev/null']
    : program
  const child = spawn(command, rest, {
    env: { ...process.env, NODE_COMPILE_CACHE, ...env },
    cwd,
  })
  child.stdin.on('error', ignoreThatNobodyReads)
  if (atTerminal) child.stdout.on('data', (said) => String(said).includes('?') && child.stdin.write(input))
  else child.stdin.end(input)
  if (stopAt) child.stderr.on('data', (said) => String(said).includes(stopAt) && child.kill('SIGTERM'))
  const [bytes, err] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'close'),
    meanwhile?.(child),
  ])
  return { code: child.exitCode, out: bytes.toString(), bytes, err }
}

/** A program that reads no input may have ended before it was sent. */
function ignoreThatNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}

/** These leave something behind in their process: a time by which it ends, or what all later output obeys. */
const FOR_A_PROCESS_OF_ITS_OWN = /^(?:doctor|--quiet)$/

let warm: WarmSaude | undefined

/**
 * The same without loading the program again: in a process that ran others before, unless that one is busy or the run
 * needs a process of its own.
 */
export function runSaudeWarm(args: readonly string[], options: SaudeOptions = {}): Promise<SaudeRun> {
  const { env = {}, cwd = process.cwd(), input, stopAt, atTerminal, meanwhile } = options
  const needsOwn = input || stopAt || atTerminal || meanwhile || env['NODE_OPTIONS']
  if (needsOwn || warm?.isBusy || args.some((word) => FOR_A_PROCESS_OF_ITS_OWN.test(word)))
    return runSaude(args, options)
  if (!warm?.isAlive) warm = new WarmSaude()
  return warm.run({ words: args, env: { ...process.env, NODE_COMPILE_CACHE, ...env }, cwd })
}

const WARM = fileURLToPath(new URL('warm_saude.ts', import.meta.url))

class WarmSaude {
  isBusy = false
  readonly #child = fork(WARM, { silent: true, env: { ...process.env, NODE_COMPILE_CACHE } })
  readonly #out = new CollectedOutput(this.#child.stdout)
  readonly #err = new CollectedOutput(this.#child.stderr)

  get isAlive(): boolean {
    return this.#child.connected
  }

  async run(call: Call): Promise<SaudeRun> {
    this.isBusy = true
    const ended = await this.#ended(call)
    const bytes = await this.#out.upTo(ended.out)
    const err = await this.#err.upTo(ended.err)
    this.isBusy = false
    return { code: Number(ended.code), out: bytes.toString(), bytes, err: err.toString() }
  }

  /** A run may also end the process, as by an error that nobody catches. */
  #ended(call: Call): Promise<Ended> {
    const child = this.#child
    return new Promise((resolve) => {
      const onClose = (code: number) => resolve({ code, out: 0, err: 0 })
      child.once('close', onClose)
      child.once('message', (ended: Ended) => {
        child.off('close', onClose)
        resolve(ended)
      })
      child.send(call)
    })
  }
}

/** A stream's output, handed over run by run. */
class CollectedOutput {
  readonly #stream: Readable
  #chunks: Buffer[] = []
  #length = 0

  constructor(stream: Readable | null) {
    if (!stream) throw new Error('The warm process has no pipes.')
    this.#stream = stream.on('data', (chunk: Buffer) => {
      this.#chunks.push(chunk)
      this.#length += chunk.length
    })
  }

  /** Returns the output since the last call, once `total` bytes have arrived since the beginning. */
  async upTo(total: number): Promise<Buffer> {
    while (this.#length < total) await once(this.#stream, 'data')
    return Buffer.concat(this.#chunks.splice(0))
  }
}
