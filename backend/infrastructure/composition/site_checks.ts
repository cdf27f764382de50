import type { FindShadowedSlugs } from '#application/admin/find_shadowed_slugs.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import { isLocalHost } from '../http/local_address.ts'
import { serversOf } from '../database/server_finder.ts'
import type { Settings } from './settings.ts'
import { supportEmailOf } from './site_of.ts'

/** What is allowed and yet unwise; what is not allowed never gets here. */
export class SettingsCheck extends SiteCheck {
  readonly name = 'settings'
  readonly #settings: Settings

  constructor(settings: Settings) {
    super()
    this.#settings = settings
  }

  async examine(): Promise<Finding> {
    const settings = this.#settings
    if (settings.NODE_ENV !== 'production') return well(`válidas; NODE_ENV=${settings.NODE_ENV}`)
    return sharedAddress(settings) ?? unwise(settings) ?? well('válidas')
  }
}

/** This program speaks no TLS, so that somebody does it in front, whose address is not the visitors'. */
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

/** Whether a name that everybody knows is asked without TLS. */
function isOpen(address: string | undefined, isSafe: (url: URL) => boolean): boolean {
  if (!address) return false
  return serversOf(address).some((each) => {
    const url = new URL(each)
    return !isLocalHost(url.hostname) && !isSafe(url)
  })
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

export class SearchCheck extends SiteCheck {
  readonly name = 'search'
  readonly #index: ProfessionalIndex

  constructor(index: ProfessionalIndex) {
    super()
    this.#index = index
  }

  async examine(): Promise<Finding> {
    const { engine, reachable, healthy, expected, indexed, oldestPendingSeconds } = await this.#index.status()
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
  }
}

export class SlugCheck extends SiteCheck {
  readonly name = 'slugs'
  readonly #findShadowedSlugs: FindShadowedSlugs

  constructor(findShadowedSlugs: FindShadowedSlugs) {
    super()
    this.#findShadowedSlugs = findShadowedSlugs
  }

  async examine(): Promise<Finding> {
    const shadowed = await this.#findShadowedSlugs.execute()
    if (shadowed.length === 0) return well('nenhum perfil encoberto por uma página do site')
    const names = shadowed.map(({ slug }) => `/${slug}`).join(', ')
    return wrong(
      `perfis encobertos por páginas do site: ${names}`,
      'Combine outro endereço com cada profissional (Editar perfil) antes de publicar esta versão.',
    )
  }
}
