import type { AuditLog } from '#application/ports/audit_log.ts'
import type { ProfessionalIndex } from '#application/ports/professional_index.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, asRecorded, mayAdminister } from '../audit/actor.ts'

export interface ReindexProfessionalsInput {
  by: Actor
  /** Only counts who would be in the index. */
  dryRun?: boolean | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

interface Dependencies {
  index: ProfessionalIndex
  auditLog: AuditLog
}

/** Derives what can be searched from the rows again, while searches go on; that it was done is on record. */
export class ReindexProfessionals {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  /** Returns the number of professionals the index holds. */
  async execute(input: ReindexProfessionalsInput): Promise<Result<number, 'forbidden'>> {
    const { by, dryRun = false, onProgress } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const { index, auditLog } = this.#deps
    if (dryRun) return ok((await index.status()).expected)
    const indexed = await index.rebuild(onProgress)
    await auditLog.record({
      ...asRecorded({ by }),
      action: 'search_reindexed',
      subjectKind: 'search',
      subjectId: 'index',
      after: { indexed },
    })
    return ok(indexed)
  }
}
