import { z } from 'zod'
import { SearchUnavailable } from '#application/ports/professional_search.ts'

const count = z.int().nonnegative()

const hit = z.object({ id: z.uuid(), municipality: count })

/** What we read of an answer; anything else is taken for half an answer. Facets may be absent where nobody is counted. */
export const answerShape = z.object({
  results: z.array(
    z.object({
      hits: z.array(hit),
      totalHits: count.optional(),
      facetDistribution: z.record(z.string(), z.record(z.string(), count)).optional(),
    }),
  ),
})

export type EngineAnswer = z.infer<typeof answerShape>['results'][number]

/** Exact, as long as the query asked for numbered pages. */
export function totalOf({ totalHits }: EngineAnswer): number {
  if (totalHits === undefined) throw new SearchUnavailable('Meilisearch gave no total')
  return totalHits
}
