import { setTimeout as pause } from 'node:timers/promises'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { positionOfPrimary, stateOfReplica } from '#search/postgres/replica/replica_trust.ts'
import { codeOf } from '../database/database.ts'
import { openPool } from '../database/open_database.ts'
import type { Settings } from './settings.ts'

const BETWEEN_LOOKS_MS = 100
const CURE = 'Enquanto isso as buscas vão ao banco principal. Confira a réplica, ou tire DATABASE_REPLICA.'

/** Whether what the primary has written now arrives at the replica within the limit of the settings. */
export class ReplicaCheck extends SiteCheck {
  readonly name = 'replica'
  readonly #primaryUrl: string
  readonly #url: string | undefined
  readonly #limit: number

  constructor(
    primaryUrl: string,
    {
      DATABASE_REPLICA: url,
      DATABASE_REPLICA_LAG: seconds,
    }: Pick<Settings, 'DATABASE_REPLICA' | 'DATABASE_REPLICA_LAG'>,
  ) {
    super()
    this.#primaryUrl = primaryUrl
    this.#url = url
    this.#limit = seconds * 1_000
  }

  async examine(): Promise<Finding> {
    if (!this.#url) return well('nenhuma')
    const pools = [this.#primaryUrl, this.#url].map((url) =>
      openPool({ url, name: 'saude-perto-doctor', size: 1, statementLimit: 2_000 }),
    )
    const [primary, replica] = pools
    try {
      if (!primary || !replica) return well('nenhuma')
      return await this.#compare(
        () => positionOfPrimary(primary),
        () => stateOfReplica(replica),
      )
    } finally {
      await Promise.all(pools.map((pool) => pool.end()))
    }
  }

  async #compare(
    primary: () => Promise<number>,
    replica: () => ReturnType<typeof stateOfReplica>,
  ): Promise<Finding> {
    const written = await primary()
    const start = performance.now()
    for (;;) {
      const state = await replica().catch((error: unknown) => codeOf(error) || 'erro')
      if (typeof state === 'string') return wrong(`não responde (${state})`, CURE)
      if (!state.isReplica) return wrong('não é mais réplica: foi promovida', CURE)
      const waited = performance.now() - start
      if (state.position >= written)
        return well(`em dia em ${(waited / 1_000).toFixed(1).replace('.', ',')} s`)
      if (waited > this.#limit) return warning(`atrasada mais de ${this.#limit / 1_000} s`, CURE)
      await pause(BETWEEN_LOOKS_MS)
    }
  }
}
