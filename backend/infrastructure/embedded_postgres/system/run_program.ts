import { spawn, spawnSync } from 'node:child_process'

/** The operating system account a program runs under; undefined means the current one. */
export type Account = { uid: number; gid: number }
export type ProgramCall = {
  program: string
  args: string[]
  cwd: string
  account?: Account | undefined
  /** What it reads. */
  input?: string
}
export type ProgramResult = { succeeded: boolean; output: string }

const KEPT_VARIABLES = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'ComSpec', 'TZDIR']

/** Runs a program to its end, in a session of its own: Ctrl-C in the terminal does not reach it. */
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

/** The same, for the moment when the process is exiting and nothing asynchronous runs any more. */
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
