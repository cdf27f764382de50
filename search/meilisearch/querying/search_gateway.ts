import { Meilisearch, type MultiSearchQuery } from 'meilisearch'
import { SearchUnavailable } from '#application/ports/professional_search.ts'
import { answerShape, type EngineAnswer } from './answer_shape.ts'

export type EngineQuery = Omit<MultiSearchQuery, 'indexUid'>

export interface GatewaySettings {
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
