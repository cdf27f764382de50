import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pidIn, readPostmaster } from './postmaster.ts'

/**
 * PostgreSQL recovers from the pid file of a dead server, unless that number still exists: given to
 * another program after a restart of the machine, or kept by a killed server that no parent has reaped.
 * From one that holds no number it does not recover at all. Then the file goes, once no process works in the data folder
 * any more. Needs Linux's /proc.
 */
export function removeLeftoverPidFile(data: string): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file) || !existsSync('/proc') || readPostmaster(data)) return
  const pid = pidIn(readFileSync(file, 'utf8').split('\n')[0])
  if ((!pid || existsSync(`/proc/${pid}`)) && !isAnyoneIn(data)) rmSync(file, { force: true })
}

/** Every process of a server has its data folder as working directory. */
function isAnyoneIn(data: string): boolean {
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && linkOf(`/proc/${entry}/cwd`) === data)
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}
