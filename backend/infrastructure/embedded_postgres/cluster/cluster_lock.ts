import { join } from 'node:path'
import lockfile from 'proper-lockfile'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'

const STALE_AFTER_MS = 5000
const RETRY_EVERY_MS = 100
const RETRIES = 1200

/** Lets one process at a time start, join or leave the cluster of `dataDir`; waits up to two minutes. */
export async function withClusterLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const unlock = await takeLock(dataDir)
  try {
    return await work()
  } finally {
    await unlock().catch(() => undefined)
  }
}

/** The same without waiting, for a process that is exiting: when somebody holds the lock, nothing is done. */
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
  try {
    const patience = { retries: RETRIES, factor: 1, minTimeout: RETRY_EVERY_MS, maxTimeout: RETRY_EVERY_MS }
    return await lockfile.lock(dataDir, { ...options(dataDir), retries: patience })
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    const reason =
      code === 'ELOCKED'
        ? 'outro processo está há mais de dois minutos preparando o banco de dados. Encerre-o e tente de novo.'
        : 'não é possível escrever nela. Dê permissão de escrita à sua conta ou escolha outra em DATA_DIR.'
    throw new EmbeddedPostgresError(`Pasta ${dataDir}: ${reason}`, { cause })
  }
}

function options(dataDir: string): lockfile.LockOptions {
  return {
    lockfilePath: join(dataDir, 'postgres.lock'),
    realpath: false,
    stale: STALE_AFTER_MS,
    update: STALE_AFTER_MS / 5,
    onCompromised: () => undefined,
  }
}
