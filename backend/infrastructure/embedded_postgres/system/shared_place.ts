import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram, type Account } from './run_program.ts'

const SHARED_PLACE = '/var/lib/saude-perto'

/** Root's folder that every account may pass through, for what a server account cannot reach in its own place. */
export async function inSharedPlace(name: string): Promise<string> {
  await mkdir(SHARED_PLACE, { recursive: true, mode: 0o755 })
  return join(SHARED_PLACE, name)
}

/** Asks the system itself, since modes, ACLs and mounts all have a say. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  const call = { program: '/bin/sh', args: ['-c', 'cd "$1"', 'sh', folder], cwd: '/', account }
  return (await runProgram(call)).succeeded
}
