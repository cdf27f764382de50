import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The account that a program runs under; undefined means the current one. */
export type Account = { uid: number; gid: number }
export type ProgramCall = {
  program: string
  args: string[]
  cwd: string
  account?: Account | undefined
  /** Its standard input. */
  input?: string
}
type ProgramResult = { succeeded: boolean; output: string }

const KEPT_VARIABLES = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'ComSpec', 'TZDIR']

/** Runs a program to its end, in a session of its own, which Ctrl-C in the terminal does not reach. */
export function runProgram(call: ProgramCall): Promise<ProgramResult> {
  return new Promise((resolve) => {
    const child = spawn(call.program, call.args, {
      ...surroundings(call),
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child.stdin.on('error', () => undefined).end(call.input)
    let output = ''
    const collect = (chunk: Buffer): void => void (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ succeeded: false, output: error.message }))
    child.on('close', (code) => resolve({ succeeded: code === 0, output: output.trim() }))
  })
}

/** The same for an exiting process, in which nothing asynchronous runs any more. */
export function runProgramSync(call: ProgramCall): void {
  spawnSync(call.program, call.args, { ...surroundings(call), stdio: 'ignore' })
}

function surroundings({ cwd, account }: ProgramCall): {
  cwd: string
  env: NodeJS.ProcessEnv
  uid?: number
  gid?: number
} {
  const kept = KEPT_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))
  return { cwd, env: { ...Object.fromEntries(kept), LC_ALL: 'C' }, ...account }
}

/**
 * Identifies a process beyond its number, which the system may reuse. Undefined if no such process lives. Outside Linux
 * only the number.
 */
export function lifeOf(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined
  const [state, startedAt] = linuxStatus(pid)
  return state === 'Z' ? undefined : `${pid}:${startedAt}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Returns state and start time (fields 3 and 22 of proc_pid_stat(5)); the name before them may contain spaces. */
function linuxStatus(pid: number): [string, string] {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    return [fields[0] ?? '', fields[19] ?? '']
  } catch {
    return ['', '']
  }
}
