import type { NameVocabulary } from './name_vocabulary.ts'
import { wordsTyped } from './name_words.ts'

/** What one typed word may stand for: whole words, and beginnings of words. */
export interface WordReading {
  words: string[]
  beginnings: string[]
}

/** One way to read a typed name: a person fits when every typed word is found in theirs. */
export type NameReading = WordReading[]

const SHORTEST_BEGINNING = 2

/**
 * The ways to read a typed name, closest first; the first that finds someone is the one meant, so that the next,
 * which looks through all known words, is made only where it is asked for. First as typed: only
 * unknown words corrected, the last word also taken as a beginning. Then every word as anything it sounds or looks like.
 * A common word is never taken as a beginning: 'Silva' would bring the Silvanas of the whole country along.
 * None where nothing was typed that a name could hold.
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

/** The closest reading of a name that is still being typed: each word is the beginning of one in the name. */
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
