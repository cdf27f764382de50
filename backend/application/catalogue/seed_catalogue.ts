import type { AuditLog } from '#application/ports/audit_log.ts'
import type { CatalogueCounts, CatalogueTables } from '#application/ports/municipality_catalogue.ts'
import type { UnitOfWork } from '#application/ports/unit_of_work.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded } from '../audit/actor.ts'
import { inDryRun } from '../operations/in_dry_run.ts'

export interface SeedCatalogueInput {
  by: Actor
  /** Only tells how many there would be. */
  dryRun?: boolean
}

interface Dependencies {
  catalogueTables: CatalogueTables
  auditLog: AuditLog
  unitOfWork: UnitOfWork
}

/** An operator has the catalogues of this version written into the database; that it was asked for is on record. */
export class SeedCatalogue {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({ by, dryRun = false }: SeedCatalogueInput): Promise<Result<CatalogueCounts, 'forbidden'>> {
    if (by.kind !== 'operator') return fail('forbidden')
    const { unitOfWork } = this.#deps
    const attempt = () => unitOfWork.run(() => this.#seed(by))
    return ok(await (dryRun ? inDryRun(unitOfWork, attempt) : attempt()))
  }

  async #seed(by: Actor): Promise<CatalogueCounts> {
    const { catalogueTables, auditLog } = this.#deps
    const after = await catalogueTables.refresh()
    const subject = { subjectKind: 'database', subjectId: 'catalogue' }
    await auditLog.record({ ...asRecorded({ by }), action: 'catalogue_seeded', ...subject, after })
    return after
  }
}
