import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { BRIEFLY_EACH, LOCK_NOT_AVAILABLE } from '../begin_with_lock.ts'
import { codeOf } from '../database.ts'
import { withConnection } from '../with_connection.ts'

const QUERY_CANCELED = '57014'
const BETWEEN_LOOKS_MS = 250

/**
 * Runs a statement that keeps the writers of `professionals` away, and cancels it as soon as one of them waits: then
 * false, and nothing has happened. Outside a transaction. `ownerUrl`: for a connection that looks out for writers, of the
 * same role as `owner`'s.
 */
export async function unlessAWriterWaits(
  owner: Client,
  ownerUrl: string,
  statement: string,
): Promise<boolean> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid')
  return withConnection(ownerUrl, async (lookout) => {
    const over = new AbortController()
    await owner.query(BRIEFLY_EACH)
    const done = wasLetDo(owner.query(statement)).finally(() => over.abort())
    await Promise.all([done, cancelForWriters(lookout, rows[0]?.pid, over.signal)])
    await owner.query('reset lock_timeout')
    return done
  })
}

async function wasLetDo(statement: Promise<unknown>): Promise<boolean> {
  try {
    await statement
    return true
  } catch (error) {
    if (codeOf(error) === QUERY_CANCELED || codeOf(error) === LOCK_NOT_AVAILABLE) return false
    throw error
  }
}

async function cancelForWriters(lookout: Client, pid: number | undefined, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await lookout.query(
      `select pg_cancel_backend($1) where exists (
         select from pg_locks
         where relation = 'professionals'::regclass and mode = 'RowExclusiveLock' and not granted)`,
      [pid],
    )
    await pause(BETWEEN_LOOKS_MS, null, { signal: over }).catch(() => 'it is over')
  }
}
