import type { Pool } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { existsSync } from 'node:fs'
import { access, constants, statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { FindShadowedSlugs } from '#application/admin/find_shadowed_slugs.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { type Finding, type SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { positionOfPrimary, stateOfReplica } from '#search/postgres/replica/replica_monitor.ts'
import { isLocalHost } from '../http/local_address.ts'
import { demoRefusal, isPrivateSite } from './demo_rules.ts'
import type { Settings } from './settings.ts'
import { supportEmailOf } from './site_of.ts'
import type { ClusterReport, ClusterState } from '../embedded_postgres/look_at_cluster.ts'
import { keyIn, keyPathIn, OTHER_KEY_CURE } from './application_key.ts'
import { codeOf, type Database } from '../database/database.ts'
import { openPool } from '../database/open_database.ts'

/** Warns of valid but unwise settings; invalid ones stop the program earlier. */
export const settingsCheck = (settings: Settings): SiteCheck => ({
  name: 'settings',
  async examine(): Promise<Finding> {
    if (settings.NODE_ENV !== 'production') return well(`válidas; NODE_ENV=${settings.NODE_ENV}`)
    return sharedAddress(settings) ?? unwise(settings) ?? well('válidas')
  },
})

/** The program speaks no TLS, so a proxy stands before it, whose address must not count as the visitors'. */
function sharedAddress({ APP_URL, TRUSTED_PROXIES }: Settings): Finding | null {
  if (!APP_URL?.startsWith('https:') || TRUSTED_PROXIES.length > 0) return null
  return wrong(
    'TRUSTED_PROXIES vazio com um APP_URL https: para os limites, todos os visitantes são um só',
    'Ponha em TRUSTED_PROXIES o endereço ou a rede do proxy que termina o TLS.',
  )
}

function unwise(settings: Settings): Finding | null {
  const { APP_URL, SITE_RATING, SUPPORT_EMAIL } = settings
  if (!APP_URL?.startsWith('https:'))
    return warning('APP_URL sem https: o cookie da sessão vai aberto', 'Use um endereço https em APP_URL.')
  const [name] = OPEN_LINES.find(([, goesOpen]) => goesOpen(settings)) ?? []
  if (name) return warning(`${name} sem TLS por uma rede pública`, `Use TLS em ${name}.`)
  if (!SUPPORT_EMAIL)
    return warning(
      `SUPPORT_EMAIL vazio: o site mostra ${supportEmailOf(settings)}`,
      'Ponha em SUPPORT_EMAIL um endereço que alguém lê; a LGPD (art. 41) pede o contato do encarregado.',
    )
  if (/\d/.test(SITE_RATING))
    return warning(
      `SITE_RATING=${SITE_RATING} é uma nota que o site não mede`,
      'Use SITE_RATING=derived, a média das avaliações aprovadas.',
    )
  return null
}

/** Returns whether a public host is contacted without TLS. */
function isOpen(address: string | undefined, isSafe: (url: URL) => boolean): boolean {
  if (!address) return false
  const url = new URL(address)
  return !isLocalHost(url.hostname) && !isSafe(url)
}

const isHttps = ({ protocol }: URL) => protocol === 'https:'
const hasSslMode = ({ searchParams }: URL) =>
  /^(?:require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '')

const OPEN_LINES: readonly [string, (settings: Settings) => boolean][] = [
  ['DATABASE_URL', ({ DATABASE_URL }) => isOpen(DATABASE_URL, hasSslMode)],
  ['DATABASE_OWNER_URL', ({ DATABASE_OWNER_URL }) => isOpen(DATABASE_OWNER_URL, hasSslMode)],
  ['DATABASE_REPLICA', ({ DATABASE_REPLICA }) => isOpen(DATABASE_REPLICA, hasSslMode)],
  ['MEILI_URL', ({ MEILI_URL }) => isOpen(MEILI_URL, isHttps)],
  ['S3_URL', ({ S3_URL }) => isOpen(S3_URL, isHttps)],
]

const LATE_SECONDS = 60

export const searchCheck = (index: ProfessionalIndex): SiteCheck => ({
  name: 'search',
  cureOfSilence:
    'Veja se MEILI_URL responde a esta máquina e o que segura o banco de dados (pg_stat_activity).',
  async examine(): Promise<Finding> {
    const { engine, reachable, healthy, expected, indexed, oldestPendingSeconds } = await index.status()
    if (!reachable)
      return wrong(
        `${engine} não responde; as buscas são do PostgreSQL`,
        'Ligue o Meilisearch e confira MEILI_URL e MEILI_KEY; o índice se atualiza sozinho depois.',
      )
    const finding = `${engine}: ${formatNumber(indexed)} de ${formatNumber(expected)} profissionais`
    if (!healthy) return wrong(finding, 'Rode saude search reindex --yes; as buscas continuam no ar.')
    if ((oldestPendingSeconds ?? 0) > LATE_SECONDS)
      return warning(
        `${finding}; mudanças esperam há ${oldestPendingSeconds} s`,
        'Confira a fila: saude jobs work.',
      )
    return well(finding)
  },
})

export const slugCheck = (findShadowedSlugs: FindShadowedSlugs): SiteCheck => ({
  name: 'slugs',
  async examine(): Promise<Finding> {
    const shadowed = await findShadowedSlugs.execute()
    if (shadowed.length === 0) return well('nenhum perfil encoberto por uma página do site')
    const names = shadowed.map(({ slug }) => `/${slug}`).join(', ')
    return wrong(
      `perfis encobertos por páginas do site: ${names}`,
      'Combine outro endereço com cada profissional (Editar perfil) antes de publicar esta versão.',
    )
  },
})

/** Names how many wait, never who; that some wait is no fault of the site. */
export const quarantineCheck = (database: Pick<Database, 'count'>): SiteCheck => ({
  name: 'quarantine',
  async examine(): Promise<Finding> {
    const contacts = await database.count('from contacts where quarantined')
    const reviews = await database.count(`from reviews where quarantined and status <> 'rejected'`)
    if (contacts + reviews === 0) return well('nada retido por parecer automático')
    const held = [
      contacts > 0 && `contatos e mensagens: ${formatNumber(contacts)} (saude leads list --quarantined)`,
      reviews > 0 && `avaliações: ${formatNumber(reviews)} (saude reviews reported --queue quarantined)`,
    ]
    return well(`por parecerem automáticos, esperam por você: ${held.filter(Boolean).join('; ')}`)
  },
})

/** The rule by which the next start would refuse this database. */
export const demoCheck = (settings: Settings, database: Database): SiteCheck => ({
  name: 'demo',
  async examine(): Promise<Finding> {
    const refusal = await demoRefusal(settings, database)
    if (!refusal) return well(isPrivateSite(settings) ? 'permitidas neste endereço' : 'não há contas dela')
    return wrong(
      'npm start será recusado: há contas de demonstração, cuja senha todos conhecem',
      refusal.cure,
    )
  },
})

const SHORTEST_KEY = 32

/** Data protected by a key. */
export interface KeyedData {
  isThere(): Promise<boolean>
  isMadeWith(key: string): Promise<boolean>
}

/** Checks that the key is the one the data was written with. */
export const keyCheck = (settings: Settings, data: KeyedData): SiteCheck => ({
  name: 'key',
  async examine(): Promise<Finding> {
    const { APP_KEY, DATA_DIR } = settings
    if (APP_KEY) return comparedKey(data, APP_KEY, 'APP_KEY')
    const path = keyPathIn(DATA_DIR)
    const stored = await keyIn(DATA_DIR)
    if (stored && stored.length >= SHORTEST_KEY) return comparedKey(data, stored, path)
    if (stored) return wrong(`${path} foi cortada`, 'Ponha de volta a cópia que você guardou.')
    if (await data.isThere())
      return wrong(
        `${path} sumiu ou está vazia`,
        'Ponha de volta a cópia que você guardou, ou diga a chave em APP_KEY.',
      )
    return well('será feita quando o site começar')
  },
})

async function comparedKey(data: KeyedData, key: string, place: string): Promise<Finding> {
  if (await data.isMadeWith(key)) return well(`de ${place}`)
  return wrong(`${place} não é a chave com que os dados foram feitos`, OTHER_KEY_CURE)
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

/** Reports an embedded database that is not running; never starts it. */
export const clusterCheck = ({ state, home }: ClusterReport): SiteCheck => ({
  name: 'database',
  isFoundation: true,
  async examine(): Promise<Finding> {
    if (state === 'running') return well(`em ${home}`)
    const [finding, cure] = STATES[state]
    return wrong(`PostgreSQL embutido em ${home}: ${finding}`, cure)
  },
})

const BETWEEN_LOOKS_MS = 100
const CURE = 'Enquanto isso as buscas vão ao banco principal. Confira a réplica, ou tire DATABASE_REPLICA.'

/** Checks whether a write on the primary reaches the replica within the settings' limit. */
export const replicaCheck = (
  primaryUrl: string,
  {
    DATABASE_REPLICA: url,
    DATABASE_REPLICA_LAG: limit,
  }: Pick<Settings, 'DATABASE_REPLICA' | 'DATABASE_REPLICA_LAG'>,
): SiteCheck => ({
  name: 'replica',
  cureOfSilence: 'Confira DATABASE_REPLICA, e se a réplica responde a esta máquina.',
  async examine(): Promise<Finding> {
    if (!url) return well('nenhuma')
    const pools = [primaryUrl, url].map((each) =>
      openPool({ url: each, name: 'saude-perto-doctor', size: 1, statementLimit: 2_000 }),
    )
    const [primary, replica] = pools
    try {
      if (!primary || !replica) return well('nenhuma')
      return await followed(primary, replica, limit)
    } finally {
      await Promise.all(pools.map((pool) => pool.end()))
    }
  },
})

async function followed(primary: Pool, replica: Pool, limit: number): Promise<Finding> {
  const written = await positionOfPrimary(primary)
  const start = performance.now()
  for (;;) {
    const state = await stateOfReplica(replica).catch((error: unknown) => codeOf(error) || 'erro')
    if (typeof state === 'string') return wrong(`não responde (${state})`, CURE)
    if (!state.isReplica) return wrong('não é mais réplica: foi promovida', CURE)
    const waited = performance.now() - start
    if (state.position >= written) return well(`em dia em ${(waited / 1_000).toFixed(1).replace('.', ',')} s`)
    if (waited > limit * 1_000) return warning(`atrasada mais de ${limit} s`, CURE)
    await pause(BETWEEN_LOOKS_MS)
  }
}

const GIB = 1024 ** 3
const TOO_LITTLE = GIB / 2
const LITTLE = 2 * GIB
const DISK_CURE = 'Libere espaço: cópias antigas, registros, ou mude DATA_DIR para um disco maior.'

/** Checks free space and write access in `DATA_DIR`; does not create the folder. */
export const diskCheck = (dataDir: string, freeBytes = freeBytesIn): SiteCheck => ({
  name: 'disk',
  cureOfSilence: 'Veja se o disco de DATA_DIR responde: um disco de rede pode ter parado.',
  async examine(): Promise<Finding> {
    const folder = nearest(dataDir)
    try {
      await access(folder, constants.W_OK | constants.X_OK)
    } catch {
      return wrong(
        `não se pode gravar em ${dataDir}`,
        'Dê permissão de escrita ou escolha outra pasta em DATA_DIR.',
      )
    }
    const free = await freeBytes(folder)
    const finding = `${(free / GIB).toFixed(1).replace('.', ',')} GiB livres em ${dataDir}`
    if (free < TOO_LITTLE) return wrong(finding, DISK_CURE)
    return free < LITTLE ? warning(finding, DISK_CURE) : well(finding)
  },
})

/** Returns the folder, or its nearest existing parent. */
function nearest(folder: string): string {
  const above = dirname(resolve(folder))
  return existsSync(folder) || above === folder ? resolve(folder) : nearest(above)
}

async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
