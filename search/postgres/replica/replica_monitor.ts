import type { Pool } from 'pg'
import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import { LogOnce } from '#infrastructure/database/log_once.ts'

export type ReplicaHealth = 'unknown' | 'ok' | 'behind' | 'promoted' | 'away'

interface ReplicaState {
  /** False for a server that has been promoted: it goes its own way and hears no more of the primary. */
  isReplica: boolean
  /** Bytes of the log that it has replayed. */
  position: number
}

interface ReplicaDependencies {
  /** Bytes of the log that the primary has written. */
  primary(): Promise<number>
  replica(): Promise<ReplicaState>
  /** Milliseconds that the replica may be behind. */
  limit: number
  /** Told of each kind of trouble, once until all is well. */
  log(line: string): void
  now?: () => number
}

interface Milestone {
  at: number
  position: number
}

/** Milliseconds after which it is examined again while searches come. */
const RENEW_AFTER = 1_000
/** Milliseconds after which nobody relies on it any more. */
const GOOD_FOR = 3_000

/**
 * Knows whether the replica may answer searches: whether it is there, still a replica, and not further behind than it may be.
 * How far behind is measured by positions of the log alone, so neither an idle primary nor a clock that is wrong deceives:
 * whatever was committed before the primary stood where the replica stands now has arrived. It looks again in the
 * background while it is asked.
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
    return this.#now() - this.#examinedAt > GOOD_FOR && this.#health === 'ok' ? 'unknown' : this.#health
  }

  /** Seconds that it is behind at most, null where that is not known. */
  get lagSeconds(): number | null {
    return this.#lag === null ? null : Math.round(this.#lag / 100) / 10
  }

  isTrusted(): boolean {
    if (this.#now() - this.#checkedAt > RENEW_AFTER) void this.check()
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

  /** Milliseconds since the primary stood where the replica stands, infinite where that was before we looked. */
  #lagOf(position: number, written: number): number {
    const now = this.#now()
    const reached = this.#milestones.findLastIndex((each) => each.position <= position)
    this.#milestones = this.#milestones.slice(Math.max(0, reached)).slice(-REMEMBERED)
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

/** Looks of an hour; who is further behind is behind. */
const REMEMBERED = 3_600
const TROUBLES: Record<Exclude<ReplicaHealth, 'ok'>, string> = {
  unknown: 'não se sabe como está',
  behind: 'atrasada',
  promoted: 'não é mais réplica, foi promovida',
  away: 'não responde',
}

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

interface ProbeDependencies {
  /** Decides whether traffic may come. */
  health: HealthProbe
  monitor: Pick<ReplicaMonitor, 'isTrusted' | 'health' | 'lagSeconds'>
}

/** Adds how the replica is: without it the process goes on, since the primary answers in its place. */
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
