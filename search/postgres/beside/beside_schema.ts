import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { withConnection } from '#infrastructure/database/with_connection.ts'
import { ADVISORY_LOCKS } from '../../shared/advisory_locks.ts'

/** Where tables stand until they are swapped in; nobody but their owner sees it. */
export const BESIDE = 'beside'

const CLEAR = `drop schema if exists ${BESIDE} cascade`
const BETWEEN_LOOKS_MS = 500

/**
 * Does `work` with the schema empty at first and gone afterwards, while nobody else repairs or rebuilds. Others' turns are
 * awaited between statements: an index is made `concurrently` only once all who wait in one are gone.
 */
export async function withSchemaBeside(owner: Client, work: () => Promise<void>): Promise<void> {
  while (!(await isOurTurn(owner))) await pause(BETWEEN_LOOKS_MS)
  await owner.query(`${CLEAR}; create schema ${BESIDE}`)
  try {
    await work()
  } finally {
    await owner.query(`rollback; ${CLEAR}`).catch(() => 'the next start clears it')
  }
}

/** Clears what a process left that died at it; not where one is at it. */
export async function clearSchemaBeside(ownerUrl: string): Promise<void> {
  await withConnection(ownerUrl, async (owner) => {
    const { rowCount } = await owner.query('select where to_regnamespace($1) is not null', [BESIDE])
    if (rowCount === 1 && (await isOurTurn(owner))) await owner.query(CLEAR)
  })
}

/** It lasts as long as the connection. */
async function isOurTurn(owner: Client): Promise<boolean> {
  const { rows } = await owner.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
    ADVISORY_LOCKS.repairingTheSearch,
  ])
  return rows[0]?.ours ?? false
}
