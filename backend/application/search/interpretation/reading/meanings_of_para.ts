import type { Word } from '#application/search/interpretation/words.ts'
import type { Reading } from './reading.ts'

/** 'Pará' is the state; 'para' is the preposition, and the state only at the end or after 'no'. */
export function meaningsOfPara(words: readonly Word[], from: number): Reading[] {
  const isAccented = words[from]?.typed === 'pará'
  const isLast = from === words.length - 1
  const state = { kind: 'state', code: 'PA', isCode: false, cost: isAccented ? 1 : 5 } as const
  const preposition = { kind: 'marker', role: 'noise', cost: isLast || isAccented ? 8 : 1 } as const
  return [state, preposition].map((meaning) => ({
    from,
    to: from + 1,
    meaning,
    cost: meaning.cost,
    isGuess: false,
  }))
}
