import { LRUCache } from 'lru-cache'
import type { FacetCounts } from '#application/ports/professional_search.ts'
import type { ListingFilter } from '../pages/listing_filter.ts'
import { type Connections, runPrepared } from '../connections.ts'
import { CELLS_VERSION, facetCounts, rowsOf, type FacetGroup } from './facet_statement.ts'
import { readFacets } from './listing_counts.ts'

interface Remembered {
  version: string
  counts: FacetCounts
}

/** Number of cached answers; the counts of a state with all its municipalities take some 30 kB. */
const MAX_REMEMBERED = 500
const ASK_VERSION = `select ${CELLS_VERSION} as version`

/**
 * Caches the counts of exact filters with the version of the cells that were summed. A cached answer is used only while
 * that version is current, so it is never older than a committed change.
 */
export class RememberedFacets {
  readonly #connections: Connections
  readonly #quick: Connections
  readonly #remembered = new LRUCache<string, Remembered>({ max: MAX_REMEMBERED })

  /** @param quick for statements that take well under a millisecond. */
  constructor(connections: Connections, quick: Connections) {
    this.#connections = connections
    this.#quick = quick
  }

  async of(filter: ListingFilter): Promise<FacetCounts> {
    const key = JSON.stringify(filter)
    const remembered = this.#remembered.get(key)
    if (remembered && remembered.version === (await this.#version())) return remembered.counts
    const { text, values } = facetCounts(filter)
    const groups = await runPrepared<FacetGroup>(this.#connections, text, values)
    const counts = readFacets(rowsOf(groups))
    if (groups[0]) this.#remembered.set(key, { version: groups[0].version, counts })
    return counts
  }

  async #version(): Promise<string | undefined> {
    const [row] = await runPrepared<{ version: string }>(this.#quick, ASK_VERSION, [])
    return row?.version
  }
}
