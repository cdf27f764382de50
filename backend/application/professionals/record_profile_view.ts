import type { CrawlerDetector, ViewLedger } from '#application/ports/view_ledger.ts'
import type { ProfessionalDirectory } from '#application/ports/professional_directory.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import { type Visitor, visitorKey } from '#domain/shared/visitor.ts'
import type { Viewer } from '../audit/actor.ts'

export interface RecordProfileViewInput {
  professionalId: ProfessionalId
  visitor: Visitor
  /** Who is signed in, if anyone. */
  viewer?: Viewer | null
}

/** Someone looked at a public page. A person counts once a day; the owner, administrators and programs never. */
export class RecordProfileView {
  readonly #directory: ProfessionalDirectory
  readonly #views: ViewLedger
  readonly #crawlers: CrawlerDetector

  constructor(deps: { directory: ProfessionalDirectory; views: ViewLedger; crawlers: CrawlerDetector }) {
    this.#directory = deps.directory
    this.#views = deps.views
    this.#crawlers = deps.crawlers
  }

  /** `counted` also where the same person came before today. */
  async execute(input: RecordProfileViewInput): Promise<'counted' | 'ignored' | 'not_found'> {
    const { professionalId, visitor, viewer } = input
    if (!(await this.#directory.isListed(professionalId))) return 'not_found'
    const isOurs = viewer && (professionalOf(viewer.id) === professionalId || viewer.role === 'admin')
    if (isOurs || this.#crawlers.isCrawler(visitor.userAgent)) return 'ignored'
    await this.#views.recordProfileView(professionalId, visitorKey(visitor))
    return 'counted'
  }
}
