import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

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
