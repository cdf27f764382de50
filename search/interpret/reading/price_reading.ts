import { isMaxPrice } from '#domain/catalogue/price_limits.ts'
import type { Lexicon } from '#search/lexicon/lexicon.ts'
import type { Word } from '../words.ts'
import type { Reading } from './reading.ts'

/** Returns 'até R$ 200' and 'menos de 1.200,00 reais' at the word as the highest price; null without one. */
export function highestPriceAt(words: readonly Word[], from: number, lexicon: Lexicon): Reading | null {
  const first = endOfPhrase(words, from, lexicon.lines('filters', 'up_to'))
  if (first === from) return null
  const isMoney = (index: number) => lexicon.lines('filters', 'reais').includes(words[index]?.text ?? '')
  const start = isMoney(first) ? first + 1 : first
  const [reais, end] = numberAt(words, start)
  const to = isMoney(end) ? end + 1 : end
  if (!isMaxPrice(reais) || (start === first && to === end)) return null
  const meaning = { kind: 'marker', role: 'noise', cost: 0, says: { maxPrice: Number(reais) } } as const
  return { from, to, meaning, cost: meaning.cost }
}

function endOfPhrase(words: readonly Word[], from: number, phrases: readonly string[]): number {
  const ends = phrases.map((phrase) => {
    const parts = phrase.split(' ')
    return parts.every((part, at) => words[from + at]?.text === part) ? from + parts.length : from
  })
  return Math.max(...ends)
}

/** '200', '1.200' and '200,00' come as one word or two. */
function numberAt(words: readonly Word[], from: number): [reais: string, to: number] {
  const [whole = '', next = ''] = [words[from]?.text, words[from + 1]?.text]
  if (/^\d{1,3}$/.test(whole) && /^\d{3}$/.test(next)) return [whole + next, from + 2]
  return [whole, next === '00' ? from + 2 : from + 1]
}
