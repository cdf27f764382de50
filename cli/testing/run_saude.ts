import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
/** As the launcher does: a program that is started a hundred times is compiled once. None of its files is a link: looking for one takes a tenth of the time. */
const NODE = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/node-compile', import.meta.url)),
  NODE_PRESERVE_SYMLINKS: '1',
}

export interface SaudeRun {
  code: number | null
  out: string
  /** The same as it came. */
  bytes: Buffer
  err: string
}

export interface SaudeOptions {
  env?: NodeJS.ProcessEnv
  /** Where it runs. */
  cwd?: string
  /** What comes in by the standard input. */
  input?: string | undefined
  /** What it says on stderr when it is time to ask it, by SIGTERM, to come to an end. */
  stopAt?: string
  /** Whether it stands at a terminal, which `script` of util-linux makes: what it says then comes by `out` alone, and it is answered once it asks. */
  atTerminal?: boolean
  /** What happens to it while it runs. */
  meanwhile?: ((child: ChildProcess) => Promise<void>) | undefined
}

const quoted = (word: string) => `'${word.replaceAll("'", "'\\''")}'`

/** The real program as a process of its own, without a terminal unless it is asked for. */
export async function runSaude(
  args: readonly string[],
  { env = {}, cwd, input = '', stopAt, atTerminal = false, meanwhile }: SaudeOptions = {},
): Promise<SaudeRun> {
  const program = [process.execPath, MAIN, ...args]
  const [command = '', ...rest] = atTerminal
    ? ['script', '-qec', program.map(quoted).join(' '), '/dev/null']
    : program
  const child = spawn(command, rest, {
    env: { ...process.env, ...NODE, ...env },
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

/** A program that asks for nothing may be gone before it was given its input. */
function ignoreThatNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
}
