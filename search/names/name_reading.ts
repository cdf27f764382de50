import type { NameVocabulary } from './name_vocabulary.ts'
import { wordsTyped } from './name_words.ts'

/** What a typed word may stand for: whole words, and beginnings of words. */
export interface WordReading {
  words: string[]
  beginnings: string[]
}

/** One reading of a typed name: a person matches if every typed word is found in the name. */
export type NameReading = WordReading[]

const SHORTEST_BEGINNING = 2

/**
 * Yields the readings of a typed name, closest first; the first that finds someone is the intended one. Lazy, since the
 * second one searches all known words. First as typed: only unknown words are corrected, and the last word is also a
 * beginning. Then every word as anything it sounds or looks like. A common word is never a beginning: 'Silva' would
 * match all Silvanas of the country. Yields nothing without a word of a name.
 */
export function* readingsOfName(text: string, vocabulary: NameVocabulary): Generator<NameReading> {
  const words = wordsTyped(text)
  if (words.length === 0) return
  const last = words.length - 1
  yield words.map((word, index) => readAsTyped(word, index === last, vocabulary))
  yield words.map((word) => ({
    words: [word, ...vocabulary.similar(word)],
    beginnings: beginning(word, vocabulary),
  }))
}

/** Returns the closest reading while a name is being typed: each word is the beginning of one in the name. */
export function readingWhileTyping(text: string): NameReading {
  return wordsTyped(text).map((word) => ({ words: [], beginnings: [word] }))
}

function readAsTyped(word: string, isLast: boolean, vocabulary: NameVocabulary): WordReading {
  if (vocabulary.has(word)) return { words: [word], beginnings: isLast ? beginning(word, vocabulary) : [] }
  const nearest = vocabulary.nearest(word)
  const mayBeCutShort = isLast || nearest.length === 0
  return { words: [word, ...nearest], beginnings: mayBeCutShort ? beginning(word, vocabulary) : [] }
}

function beginning(word: string, vocabulary: NameVocabulary): string[] {
  return word.length >= SHORTEST_BEGINNING && !vocabulary.isCommon(word) ? [word] : []
}
