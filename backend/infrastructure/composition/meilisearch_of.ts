import type { MeilisearchAddress } from './build_search.ts'
import type { Settings } from './settings.ts'

/** Where the search engine is; null where the settings name none. */
export function meilisearchOf({ MEILI_URL, MEILI_KEY }: Settings): MeilisearchAddress | null {
  return MEILI_URL ? { url: MEILI_URL, key: MEILI_KEY } : null
}
