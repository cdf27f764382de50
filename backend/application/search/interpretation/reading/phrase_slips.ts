import type { DictionaryEntry } from '#application/search/interpretation/dictionary/dictionary_entry.ts'
import type { QueryDictionary } from '#application/search/interpretation/dictionary/query_dictionary.ts'
import { isPersonName } from '#application/search/interpretation/names/person_names.ts'
import { joinWords, type Word } from '#application/search/interpretation/words.ts'
import type { Reading } from './reading.ts'

export const MAX_PHRASE_WORDS = 7

/** Bounds the time of hostile queries: an honest one needs some ten. */
const MAX_GUESSES = 20

/** Where in a query a slip of the finger may be assumed, and what was meant by it. */
export class PhraseSlips {
  private readonly words: readonly Word[]
  private readonly dictionary: QueryDictionary
  private readonly isSeparateField: boolean
  private readonly isUnknown: boolean[]
  private readonly mayEndAPhrase: boolean[]
  private guessesMade = 0

  constructor(words: readonly Word[], dictionary: QueryDictionary, isSeparateField: boolean) {
    this.words = words
    this.dictionary = dictionary
    this.isSeparateField = isSeparateField
    this.isUnknown = words.map(({ text }) => dictionary.exactly(text).length === 0)
    this.mayEndAPhrase = words.map(({ text }) => !dictionary.exactly(text).some(standsBetweenPhrases))
    this.markWordsOfKnownPhrases()
  }

  /** The 'sao' of 'sao paulo' is no slip; that of 'sao palo' may be. */
  private markWordsOfKnownPhrases(): void {
    for (let from = 0; from < this.words.length; from++) {
      let phrase = this.words[from]?.text ?? ''
      for (let to = from + 2; to <= Math.min(from + MAX_PHRASE_WORDS, this.words.length); to++) {
        phrase += this.words[to - 1]?.text ?? ''
        if (this.dictionary.exactly(phrase).length > 0) this.isUnknown.fill(false, from, to)
      }
    }
  }

  /** Whether the word may be the slip of a phrase of so many words. A common name alone is none, unless after 'em'. */
  mayLieIn(index: number, phraseWords: number): boolean {
    const word = this.words[index]?.text ?? ''
    const isAlone = phraseWords === 1
    if (!isAlone && (this.isSeparateField || word === 'perto')) return true
    if (!this.isUnknown[index]) return false
    return !isPersonName(word) || (isAlone && this.isPlaceExpectedAt(index))
  }

  private isPlaceExpectedAt(index: number): boolean {
    return index === 0 ? this.isSeparateField : this.words[index - 1]?.text === 'em'
  }

  /** What the words may have been meant to be; `bare` is them joined without connectives. */
  guesses(from: number, to: number, bare: string): Reading[] {
    if (bare.length < 3 || this.guessesMade >= MAX_GUESSES) return []
    if (!this.mayEndAPhrase[from] || !this.mayEndAPhrase[to - 1]) return []
    this.guessesMade += 1
    const withoutANeighbour = new Set([
      ...this.exactlyBetween(from, to - 1),
      ...this.exactlyBetween(from + 1, to),
    ])
    return this.dictionary
      .nearly(bare)
      .filter(({ entry }) => !withoutANeighbour.has(entry))
      .map(({ entry, slip }) => ({ from, to, meaning: entry, cost: entry.cost + slip, isGuess: true }))
  }

  private exactlyBetween(from: number, to: number): readonly DictionaryEntry[] {
    return from < to ? this.dictionary.exactly(joinWords(this.words, from, to)) : []
  }
}

/** Prepositions, titles and state codes part phrases: none begins or ends one. */
function standsBetweenPhrases(entry: DictionaryEntry): boolean {
  return entry.kind === 'marker' ? entry.role !== 'noise' : entry.kind === 'state' && entry.isCode
}
