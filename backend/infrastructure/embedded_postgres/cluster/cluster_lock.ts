import { join } from 'node:path'
import { LockHeld, withProcessLock, withProcessLockSync } from '../../system/process_lock.mjs'
import { EmbeddedPostgresError } from '../embedded_postgres_error.ts'

const TIMEOUT_MS = 120_000

/** Serializes starting, joining and leaving the cluster of `dataDir` across processes; waits up to two minutes. */
export async function withClusterLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const path = lockPathIn(dataDir)
  try {
    return await withProcessLock({ path, timeout: TIMEOUT_MS }, work)
  } catch (cause) {
    throw explained(dataDir, cause)
  }
}

/** The same without waiting, for an exiting process: does nothing if the lock is held. */
export function withClusterLockSync(dataDir: string, work: () => void): void {
  try {
    withProcessLockSync(lockPathIn(dataDir), work)
  } catch {
    // The folder is gone or full; the process ends all the same.
  }
}

/** What the work throws stays as it is, and so does a full disk, whose code explains the failure. */
function explained(dataDir: string, cause: unknown): unknown {
  if (cause instanceof LockHeld)
    return new EmbeddedPostgresError(
      `Pasta ${dataDir}: outro processo está há mais de dois minutos preparando o banco de dados. Encerre-o e tente de novo.`,
      { cause },
    )
  const { code, path } = cause as NodeJS.ErrnoException
  if (code === 'ENOSPC' || !path?.startsWith(lockPathIn(dataDir))) return cause
  return new EmbeddedPostgresError(
    `Pasta ${dataDir}: não é possível escrever nela. Dê permissão de escrita à sua conta ou escolha outra em DATA_DIR.`,
    { cause },
  )
}

function lockPathIn(dataDir: string): string {
  return join(dataDir, 'postgres.lock')
}
