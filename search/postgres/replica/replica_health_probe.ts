import { HealthProbe, type Health } from '#application/ports/site_check.ts'
import type { ReplicaTrust } from './replica_trust.ts'

interface ProbeDependencies {
  /** Decides whether traffic may come. */
  health: HealthProbe
  trust: Pick<ReplicaTrust, 'isTrusted' | 'verdict' | 'lagSeconds'>
}

/** Adds how the replica is: without it the process goes on, since the primary answers in its place. */
export class ReplicaHealthProbe extends HealthProbe {
  readonly #deps: ProbeDependencies

  constructor(deps: ProbeDependencies) {
    super()
    this.#deps = deps
  }

  async examine(): Promise<Health> {
    const { health, trust } = this.#deps
    const { ready, details } = await health.examine()
    trust.isTrusted()
    return { ready, details: { ...details, replica: trust.verdict, replicaLagSeconds: trust.lagSeconds } }
  }
}
