import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import lockfile from 'proper-lockfile'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'

const STALE_AFTER_MS = 5000
const RETRY_EVERY_MS = 100
const TIMEOUT_MS = 120_000

/** Serializes starting, joining and leaving the cluster of `dataDir` across processes; waits up to two minutes. */
export async function withClusterLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const unlock = await takeLock(dataDir)
  try {
    return await work()
  } finally {
    await unlock().catch(() => undefined)
  }
}

/** The same without waiting, for an exiting process: does nothing if the lock is held. */
export function withClusterLockSync(dataDir: string, work: () => void): void {
  let unlock: () => void
  try {
    unlock = lockfile.lockSync(dataDir, options(dataDir))
  } catch {
    return
  }
  try {
    work()
  } finally {
    unlock()
  }
}

async function takeLock(dataDir: string): Promise<() => Promise<void>> {
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await lockfile.lock(dataDir, options(dataDir))
    } catch (cause) {
      if (!isLocked(cause)) throw unusable(dataDir, cause)
      if (performance.now() > deadline) throw new EmbeddedPostgresError(heldTooLong(dataDir), { cause })
    }
    await pause(RETRY_EVERY_MS)
  }
}

function isLocked(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ELOCKED'
}

function heldTooLong(dataDir: string): string {
  return `Pasta ${dataDir}: outro processo está há mais de dois minutos preparando o banco de dados. Encerre-o e tente de novo.`
}

/** A full disk keeps its own error code, for the explanation of failures. */
function unusable(dataDir: string, cause: unknown): unknown {
  if ((cause as NodeJS.ErrnoException).code === 'ENOSPC') return cause
  return new EmbeddedPostgresError(
    `Pasta ${dataDir}: não é possível escrever nela. Dê permissão de escrita à sua conta ou escolha outra em DATA_DIR.`,
    { cause },
  )
}

function lockPathIn(dataDir: string): string {
  return join(dataDir, 'postgres.lock')
}

function options(dataDir: string): lockfile.LockOptions {
  return {
    lockfilePath: lockPathIn(dataDir),
    realpath: false,
    stale: STALE_AFTER_MS,
    update: STALE_AFTER_MS / 5,
    onCompromised: () => undefined,
  }
}
