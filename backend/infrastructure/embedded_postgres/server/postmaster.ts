import { readFileSync, existsSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'
import { lifeOf } from '../system/run_program.ts'

type Postmaster = { pid: number; port: number; status: string }

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
function pidIn(line = ''): number | undefined {
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

/** The preferred TCP port of 127.0.0.1 when nobody listens there, else one that the system picks. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred
}

/** Whether nobody listens on this TCP port of 127.0.0.1. */
export async function isFree(port: number): Promise<boolean> {
  return (await tryPort(port)) !== undefined
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const { port: found } = server.address() as AddressInfo
      server.close(() => resolve(found))
    })
  })
}
