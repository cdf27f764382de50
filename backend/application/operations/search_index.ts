import type { Ports } from '#application/ports/ports.ts'
import type { IndexStatus } from '#application/ports/professional_index.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Health } from '#application/ports/site_check.ts'
import { SEARCH_FALLBACKS, type SearchFallback } from '#domain/shared/search_fallback.ts'
import { type Actor, auditEntry, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface ReindexProfessionalsInput {
  by: Actor
  /** Only counts who would be in the index. */
  dryRun?: boolean | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** Derives what can be searched from the rows again, while searches go on; that it was done is on record. */
export class ReindexProfessionals extends UseCase<Ports<'index' | 'auditLog'>> {
  /** Returns the number of professionals the index holds. */
  async execute(input: ReindexProfessionalsInput): Promise<Result<number, 'forbidden'>> {
    const { by, dryRun = false, onProgress } = input
    if (!mayAdminister(by)) return fail('forbidden')
    const { index, auditLog } = this.deps
    if (dryRun) return ok((await index.status()).expected)
    const indexed = await index.rebuild(onProgress)
    await auditLog.record(auditEntry({ by }, 'search_reindexed', ['search', 'index'], { after: { indexed } }))
    return ok(indexed)
  }
}

interface SearchState extends IndexStatus {
  /** Why the database answers in the engine's place; null where the engine itself does. */
  fallback: SearchFallback | null
}

/** What the search rests on at this moment, as this process sees it, and how far it is from the rows. */
export class ShowSearchState extends UseCase<Ports<'index' | 'health'>> {
  async execute({ by }: { by: Actor }): Promise<Result<SearchState, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { index, health } = this.deps
    const [status, { details }] = await Promise.all([index.status(), health.examine()])
    return ok({ ...status, fallback: fallbackOf(status, details) })
  }
}

function fallbackOf({ reachable }: IndexStatus, details: Health['details']): SearchFallback | null {
  const { searchBreaker, searchIndex } = details
  if (!reachable || searchBreaker === 'open') return 'unreachable'
  return SEARCH_FALLBACKS.find((reason) => reason === searchIndex) ?? null
}
