import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { codeOf } from './database.ts'

export const LOCK_NOT_AVAILABLE = '55P03'
const BETWEEN_TRIES_MS = 500

/** Nobody waits longer behind one who waits for a lock: in one transaction, and in each of those to come. */
export const BRIEFLY = "set local lock_timeout = '500ms'"
export const BRIEFLY_EACH = "set lock_timeout = '500ms'"

/**
 * Begins a transaction in which nobody else writes to the tables. Writers queue behind whoever asks for the lock, and an
 * index that is made `concurrently` keeps it away for long: so it is asked for again and again, each time for less than a
 * writer would notice.
 */
export async function beginWithLock(owner: Client, tables: string): Promise<void> {
  for (;;) {
    try {
      await owner.query(`begin; ${BRIEFLY}`)
      await owner.query(`lock table ${tables} in share row exclusive mode`)
      await owner.query('set local lock_timeout = 0')
      return
    } catch (error) {
      await owner.query('rollback')
      if (codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
      await pause(BETWEEN_TRIES_MS)
    }
  }
}
