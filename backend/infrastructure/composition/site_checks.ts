import type { FindShadowedSlugs } from '#application/admin/find_shadowed_slugs.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { type Finding, SiteCheck, warning, well, wrong } from '#application/ports/site_check.ts'
import type { Settings } from './settings.ts'

/** What is allowed and yet unwise; what is not allowed never gets here. */
export class SettingsCheck extends SiteCheck {
  readonly name = 'settings'
  readonly #settings: Settings

  constructor(settings: Settings) {
    super()
    this.#settings = settings
  }

  async examine(): Promise<Finding> {
    const { NODE_ENV, APP_URL, SITE_RATING } = this.#settings
    if (NODE_ENV !== 'production') return well(`válidas; NODE_ENV=${NODE_ENV}`)
    if (!APP_URL?.startsWith('https:'))
      return warning('APP_URL sem https: o cookie da sessão vai aberto', 'Use um endereço https em APP_URL.')
    if (/\d/.test(SITE_RATING))
      return warning(
        `SITE_RATING=${SITE_RATING} é uma nota que o site não mede`,
        'Use SITE_RATING=derived, a média das avaliações aprovadas.',
      )
    return well('válidas')
  }
}

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
