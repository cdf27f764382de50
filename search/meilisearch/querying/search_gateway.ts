import { Meilisearch, type MultiSearchQuery } from 'meilisearch'
import { z } from 'zod'
import { SearchUnavailable } from '#application/ports/professional_search.ts'

export type EngineQuery = Omit<MultiSearchQuery, 'indexUid'>

interface GatewaySettings {
  url: string
  key?: string | undefined
  /** The index to query, see `indexUid`. */
  uid: string
}

/** Meilisearch writes a compressed answer in chunks, and each chunk costs some 40 ms of waiting. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }

/** Sends several queries to one index in one call. Throws only `SearchUnavailable`. */
export class SearchGateway {
  readonly #client: Meilisearch
  readonly #uid: string

  constructor({ url, key, uid }: GatewaySettings) {
    this.#client = new Meilisearch({
      host: url,
      ...(key !== undefined && { apiKey: key }),
      requestInit: { headers: UNCOMPRESSED },
    })
    this.#uid = uid
  }

  /** Returns the answers in the order of the queries. The client has no timeout besides `signal`. */
  async ask(queries: readonly EngineQuery[], signal: AbortSignal): Promise<EngineAnswer[]> {
    try {
      const asked = { queries: queries.map((query) => ({ ...defaults, ...query, indexUid: this.#uid })) }
      const { results } = answerShape.parse(await this.#client.multiSearch(asked, { signal }))
      if (results.length !== queries.length) throw new Error(`${results.length} answers`)
      return results
    } catch (error) {
      throw new SearchUnavailable('Meilisearch cannot search now', { cause: error })
    }
  }
}

const defaults: Partial<EngineQuery> = {
  matchingStrategy: 'all',
  attributesToRetrieve: ['id', 'municipalities'],
}

const count = z.int().nonnegative()

const hit = z.object({ id: z.uuid(), municipalities: z.array(count) })

/** The fields we read; anything else is an incomplete answer. Facets may be absent when nobody is counted. */
const answerShape = z.object({
  results: z.array(
    z.object({
      hits: z.array(hit),
      totalHits: count.optional(),
      facetDistribution: z.record(z.string(), z.record(z.string(), count)).optional(),
    }),
  ),
})

export type EngineAnswer = z.infer<typeof answerShape>['results'][number]

/** Exact as long as the query asked for numbered pages. Throws `SearchUnavailable` without a total. */
export function totalOf({ totalHits }: EngineAnswer): number {
  if (totalHits === undefined) throw new SearchUnavailable('Meilisearch gave no total')
  return totalHits
}

interface Slice {
  part: number
  offset: number
  limit: number
}

/** Returns the slices of the parts that make one page of their concatenation. `totals`: the length of each part. */
export function slicesOf(totals: readonly number[], offset: number, limit: number): Slice[] {
  const slices: Slice[] = []
  let start = 0
  for (const [part, total] of totals.entries()) {
    const from = Math.max(offset - start, 0)
    const to = Math.min(offset + limit - start, total)
    if (from < to) slices.push({ part, offset: from, limit: to - from })
    start += total
  }
  return slices
}
