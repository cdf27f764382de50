import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { lifeOf } from '../system/process_life.ts'

export type Postmaster = { pid: number; port: number; status: string }

const POLL_EVERY_MS = 50
const TIMEOUT_MS = 60_000

/**
 * The server that runs on `data` and takes connections, started by whichever process; undefined when
 * there is none. Waits for one that is still recovering, or still stopping, up to a minute.
 */
export async function runningPostmaster(data: string): Promise<Postmaster | undefined> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const postmaster = readPostmaster(data)
    if (!postmaster || postmaster.status === 'ready') return postmaster
    await pause(POLL_EVERY_MS)
  }
  throw new EmbeddedPostgresError(`O PostgreSQL de ${data} não ficou pronto em um minuto.`)
}

/** The layout of postmaster.pid is that of PostgreSQL's src/include/utils/pidfile.h. */
export function readPostmaster(data: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = pidIn(lines[0])
  if (!pid || !lifeOf(pid) || !runsOn(pid, data)) return undefined
  return { pid, port: Number(lines[3]), status: lines[7]?.trim() ?? '' }
}

/** Of the first line of postmaster.pid; undefined where a crash of the machine left it empty or full of other bytes. */
export function pidIn(line = ''): number | undefined {
  return /^[1-9]\d*$/.test(line.trim()) ? Number(line) : undefined
}

/** After a restart of the machine the number may belong to another program. */
function runsOn(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return true
  }
}
