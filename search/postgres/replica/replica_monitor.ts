import type { Pool } from 'pg'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import { LogOnce } from '#infrastructure/database/log_once.ts'

export type ReplicaHealth = 'unknown' | 'ok' | 'behind' | 'promoted' | 'away'

interface ReplicaState {
  /** False once the server has been promoted: it no longer follows the primary. */
  isReplica: boolean
  /** Bytes of the log replayed. */
  position: number
}

interface ReplicaDependencies {
  /** Returns the bytes of the log that the primary has written. */
  primary(): Promise<number>
  replica(): Promise<ReplicaState>
  /** Maximum replication lag, in milliseconds. */
  limit: number
  /** Receives each kind of trouble once, until the replica is well again. */
  log(line: string): void
  now?: () => number
}

interface Milestone {
  at: number
  position: number
}

/** Milliseconds after which a search triggers a new check in the background. */
const CHECK_AFTER = 1_000
/** Milliseconds after which a check no longer counts. */
const VALID_FOR = 3_000

/**
 * Knows whether the replica may answer searches: it must be reachable, still a replica, and within the lag limit. Lag
 * is measured by log positions alone, so neither an idle primary nor a wrong clock distorts it: a replica at a position
 * has everything committed before the primary reached that position. Checks run in the background while searches come.
 */
export class ReplicaMonitor {
  readonly #deps: ReplicaDependencies
  readonly #now: () => number
  readonly #troubles: LogOnce
  #milestones: Milestone[] = []
  #health: ReplicaHealth = 'unknown'
  #lag: number | null = null
  #examinedAt = -Infinity
  #checkedAt = -Infinity
  #checking: Promise<void> | null = null

  constructor(deps: ReplicaDependencies) {
    this.#deps = deps
    this.#now = deps.now ?? (() => performance.now())
    this.#troubles = new LogOnce((line) => deps.log(line))
  }

  get health(): ReplicaHealth {
    return this.#now() - this.#examinedAt > VALID_FOR && this.#health === 'ok' ? 'unknown' : this.#health
  }

  /** Upper bound of the lag in seconds; null if unknown. */
  get lagSeconds(): number | null {
    return this.#lag === null ? null : Math.round(this.#lag / 100) / 10
  }

  isTrusted(): boolean {
    if (this.#now() - this.#checkedAt > CHECK_AFTER) void this.check()
    return this.health === 'ok'
  }

  check(): Promise<void> {
    this.#checking ??= this.#renew().finally(() => {
      this.#checking = null
      this.#checkedAt = this.#now()
    })
    return this.#checking
  }

  async #renew(): Promise<void> {
    const at = this.#now()
    const [written, state] = await Promise.allSettled([this.#deps.primary(), this.#deps.replica()])
    if (state.status === 'rejected') return this.#examine('away', null, state.reason)
    if (!state.value.isReplica) return this.#examine('promoted', null)
    if (written.status === 'rejected') return
    this.#milestones.push({ at, position: written.value })
    const lag = this.#lagOf(state.value.position, written.value)
    this.#examine(lag <= this.#deps.limit ? 'ok' : 'behind', Number.isFinite(lag) ? lag : null)
  }

  /** Returns the milliseconds since the primary was at that position; infinite if that was before the first check. */
  #lagOf(position: number, written: number): number {
    const now = this.#now()
    const reached = this.#milestones.findLastIndex((each) => each.position <= position)
    this.#milestones = this.#milestones.slice(Math.max(0, reached)).slice(-MAX_MILESTONES)
    if (position >= written) return 0
    const [milestone] = this.#milestones
    return reached < 0 || !milestone ? Infinity : now - milestone.at
  }

  #examine(health: ReplicaHealth, lag: number | null, error?: unknown): void {
    this.#health = health
    this.#lag = lag
    this.#examinedAt = this.#now()
    if (health === 'ok') return this.#troubles.reset()
    this.#troubles.log(`réplica: ${TROUBLES[health]}; as buscas vão ao banco principal`, error)
  }
}

/** Number of remembered checks: one hour's. */
const MAX_MILESTONES = 3_600
const TROUBLES: Record<Exclude<ReplicaHealth, 'ok'>, string> = {
  unknown: 'não se sabe como está',
  behind: 'atrasada',
  promoted: 'não é mais réplica, foi promovida',
  away: 'não responde',
}

/** Returns the bytes of the log that a primary has written. */
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

interface ProbeDependencies {
  /** The probe that decides whether traffic may come. */
  health: HealthProbe
  monitor: Pick<ReplicaMonitor, 'isTrusted' | 'health' | 'lagSeconds'>
}

/** Adds the replica's state. The process stays ready without the replica, since the primary answers instead. */
export class ReplicaHealthProbe extends HealthProbe {
  readonly #deps: ProbeDependencies

  constructor(deps: ProbeDependencies) {
    super()
    this.#deps = deps
  }

  async examine(): Promise<Health> {
    const { health, monitor } = this.#deps
    const { ready, details } = await health.examine()
    monitor.isTrusted()
    return { ready, details: { ...details, replica: monitor.health, replicaLagSeconds: monitor.lagSeconds } }
  }
}
