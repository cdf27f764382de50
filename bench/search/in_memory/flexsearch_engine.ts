import { Charset, Index } from 'flexsearch'
import type { MemoryEngine } from './memory_engine.ts'

/** Every word or what sounds like it must be there as a beginning; where nobody fits, as many words as possible. */
export function flexSearchEngine(): MemoryEngine {
  const index = new Index({ tokenize: 'forward', encoder: Charset.LatinBalance, resolution: 1 })
  return {
    add: (id, text) => void index.add(id, text),
    find(text, limit) {
      const found = index.search(text, { limit })
      return (found.length > 0 ? found : index.search(text, { limit, suggest: true })).map(Number)
    },
  }
}
