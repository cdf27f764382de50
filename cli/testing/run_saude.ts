import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface SaudeRun {
  code: number | null
  out: string
  err: string
}

export interface SaudeOptions {
  env?: Record<string, string>
  /** Where it runs. */
  cwd?: string
  /** What comes in by the standard input. */
  input?: string
}

/** The real program as a process of its own, without a terminal. */
export async function runSaude(
  args: readonly string[],
  { env = {}, cwd, input = '' }: SaudeOptions = {},
): Promise<SaudeRun> {
  const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...env }, cwd })
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code: child.exitCode, out, err }
}
