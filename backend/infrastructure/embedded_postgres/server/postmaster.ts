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
 * Returns the server that runs on `data` and accepts connections, whoever started it; otherwise undefined. Waits up to
 * a minute for one that is recovering or stopping.
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

/** For postmaster.pid's layout see PostgreSQL's src/include/utils/pidfile.h. */
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

/** Parses the first line of postmaster.pid; undefined if a crash left it empty or corrupt. */
function pidIn(line = ''): number | undefined {
  return /^[1-9]\d*$/.test(line.trim()) ? Number(line) : undefined
}

/** After a reboot the number may belong to another program. */
function runsOn(pid: number, data: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data)
  } catch {
    return true
  }
}

/**
 * PostgreSQL recovers from the pid file of a dead server, unless that number exists: reused after a reboot, or a
 * zombie. It does not recover from a file without a number. This removes the file, once no process works in the data
 * folder. Needs Linux's /proc.
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

/** Returns the preferred TCP port of 127.0.0.1 if it is free, otherwise one that the system picks. */
export async function freePort(preferred: number): Promise<number> {
  return (await tryPort(preferred)) ?? (await tryPort(0)) ?? preferred
}

/** Returns whether nobody listens on this TCP port of 127.0.0.1. */
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
