import type { Ports } from '#application/ports/ports.ts'
import type { IndexStatus } from '#application/ports/professional_index.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { Health } from '#application/ports/site_check.ts'
import { SEARCH_FALLBACKS, type SearchFallback } from '#domain/shared/search_fallback.ts'
import { type Actor, auditEntry, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface ReindexProfessionalsInput {
  by: Actor
  /** Counts only who would be indexed. */
  dryRun?: boolean | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}

/** Rebuilds the search index from the rows while searches continue, with an audit entry. */
export class ReindexProfessionals extends UseCase<Ports<'index' | 'auditLog'>> {
  /** Returns the number of indexed professionals. */
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
  /** Why the database answers instead of the engine; null if the engine answers. */
  fallback: SearchFallback | null
}

/** Shows the state of the search as this process sees it, and how far the index lags behind the rows. */
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
