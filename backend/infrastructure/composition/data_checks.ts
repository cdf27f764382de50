import { type Finding, SiteCheck, well, wrong, warning } from '#application/ports/site_check.ts'
import type { ClusterSight, ClusterState } from '../embedded_postgres/look_at_cluster.ts'
import { keyIn, keyPathIn, OTHER_KEY_CURE } from './application_key.ts'
import type { Settings } from './settings.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { positionOfPrimary, stateOfReplica } from '#search/postgres/replica/replica_monitor.ts'
import { codeOf } from '../database/database.ts'
import { openPool } from '../database/open_database.ts'

const SHORTEST_KEY = 32

/** What is protected by a key. */
export interface KeyedData {
  isThere(): Promise<boolean>
  isMadeWith(key: string): Promise<boolean>
}

/** Whether there is the key that the data was written with. */
export class KeyCheck extends SiteCheck {
  readonly name = 'key'
  readonly #settings: Settings
  readonly #data: KeyedData

  constructor(settings: Settings, data: KeyedData) {
    super()
    this.#settings = settings
    this.#data = data
  }

  async examine(): Promise<Finding> {
    const { APP_KEY, DATA_DIR } = this.#settings
    if (APP_KEY) return this.#compare(APP_KEY, 'APP_KEY')
    const path = keyPathIn(DATA_DIR)
    const kept = await keyIn(DATA_DIR)
    if (kept && kept.length >= SHORTEST_KEY) return this.#compare(kept, path)
    if (kept) return wrong(`${path} foi cortada`, 'Ponha de volta a cópia que você guardou.')
    if (await this.#data.isThere())
      return wrong(
        `${path} sumiu ou está vazia`,
        'Ponha de volta a cópia que você guardou, ou diga a chave em APP_KEY.',
      )
    return well('será feita quando o site começar')
  }

  async #compare(key: string, place: string): Promise<Finding> {
    if (await this.#data.isMadeWith(key)) return well(`de ${place}`)
    return wrong(`${place} não é a chave com que os dados foram feitos`, OTHER_KEY_CURE)
  }
}

const STATES: Record<Exclude<ClusterState, 'running'>, readonly [string, string]> = {
  absent: ['ainda não existe', 'Confira DATA_DIR ou DATABASE_URL; npm start faz um banco novo.'],
  stopped: ['parado: nenhum processo do site está no ar', 'Ligue o site (npm start) e rode de novo.'],
  dead: [
    'parou, e o site está no ar sem ele',
    'O site o liga de novo sozinho em segundos; se não voltar, veja o disco e server.log nesta pasta.',
  ],
  closed: ['é de outra conta do sistema', 'Rode com a conta que ligou o site.'],
}

/** The embedded database that does not run: it is looked at, never started. */
export class ClusterCheck extends SiteCheck {
  readonly name = 'database'
  override readonly isFoundation = true
  readonly #sight: ClusterSight

  constructor(sight: ClusterSight) {
    super()
    this.#sight = sight
  }

  async examine(): Promise<Finding> {
    const { state, home } = this.#sight
    if (state === 'running') return well(`em ${home}`)
    const [finding, cure] = STATES[state]
    return wrong(`PostgreSQL embutido em ${home}: ${finding}`, cure)
  }
}

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
