import type { Health, HealthProbe } from '#application/ports/health_probe.ts'

/** A balancer asks whether to send traffic here: not while draining, without the database or before its migrations. */
export class CheckReadiness {
  readonly #probe: HealthProbe
  #isDraining = false

  constructor(probe: HealthProbe) {
    this.#probe = probe
  }

  drain(): void {
    this.#isDraining = true
  }

  async execute(): Promise<Health> {
    if (this.#isDraining) return { ready: false, details: { draining: true } }
    return this.#probe.examine()
  }
}
