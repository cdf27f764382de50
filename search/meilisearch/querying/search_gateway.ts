import { Meilisearch, type MultiSearchQuery } from 'meilisearch'
import { z } from 'zod'
import { SearchUnavailable } from '#application/ports/professional_search.ts'

export type EngineQuery = Omit<MultiSearchQuery, 'indexUid'>

interface GatewaySettings {
  url: string
  key?: string | undefined
  /** The index that is asked, see `indexUid`. */
  uid: string
}

/** Meilisearch writes a compressed answer in pieces, between which both ends wait some 40 ms for each other. */
const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }

/** Asks one index several questions in one call. Everything that goes wrong is a `SearchUnavailable`. */
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

  /** The answers in the order of the queries. The client has no time limit beside `signal`. */
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
  attributesToRetrieve: ['id', 'municipality'],
}

const count = z.int().nonnegative()

const hit = z.object({ id: z.uuid(), municipality: count })

/** What we read of an answer; anything else is taken for half an answer. Facets may be absent where nobody is counted. */
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

/** Exact, as long as the query asked for numbered pages. */
export function totalOf({ totalHits }: EngineAnswer): number {
  if (totalHits === undefined) throw new SearchUnavailable('Meilisearch gave no total')
  return totalHits
}

interface Slice {
  part: number
  offset: number
  limit: number
}

/** Which slice of each part makes a page of all parts laid end to end. `totals` says how long each part is. */
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
