import type { Pool } from 'pg'
import type { ReplicaState } from './replica_trust.ts'

/** Bytes of the log that a primary has written. */
export async function positionOfPrimary(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ position: number }>(
    `select (pg_current_wal_lsn() - '0/0')::float8 as position`,
  )
  return rows[0]?.position ?? Number.NaN
}

export async function stateOfReplica(pool: Pool): Promise<ReplicaState> {
  const { rows } = await pool.query<ReplicaState>(
    `select pg_is_in_recovery() as "isReplica",
       coalesce((pg_last_wal_replay_lsn() - '0/0')::float8, 0) as position`,
  )
  return rows[0] ?? { isReplica: false, position: 0 }
}
