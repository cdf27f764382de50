import MiniSearch from 'minisearch'
import { foldText } from '#domain/shared/text.ts'
import type { MemoryEngine } from './memory_engine.ts'

/** Every word must be there, misspelt by a fifth at most; equal matches stay in the order in which people were added. */
export function miniSearchEngine(): MemoryEngine {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    processTerm: (term) => foldText(term),
    searchOptions: {
      combineWith: 'AND',
      prefix: (_term, position, terms) => position === terms.length - 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      bm25: { k: 1.2, b: 0, d: 0.5 },
    },
  })
  return {
    add: (id, text) => index.add({ id, text }),
    find: (text, limit) =>
      index
        .search(text)
        .slice(0, limit)
        .map(({ id }) => Number(id)),
  }
}
