import { LEAST_WORDS_OF_A_SENTENCE, Phrase, phraseOf, type Word } from '../words.ts'
import { isInState, type Reading } from './reading.ts'
import type { DictionaryEntry, MarkerRole } from '../dictionary/dictionary_entry.ts'
import type { NearEntry, QueryDictionary } from '../dictionary/query_dictionary.ts'

/** Bounds the time of hostile queries: a normal one needs some ten. */
const MAX_GUESSES = 20
/** The longest known phrase, in words. */
export const MAX_PHRASE_WORDS = 7

/** Decides where a query may contain a typo, and what was meant. */
export class PhraseSlips {
  readonly #words: readonly Word[]
  readonly #dictionary: QueryDictionary
  readonly #isSeparateField: boolean
  readonly #isUnknown: boolean[]
  readonly #mayEndAPhrase: boolean[]
  #guessesMade = 0

  constructor(words: readonly Word[], dictionary: QueryDictionary, isSeparateField: boolean) {
    this.#words = words
    this.#dictionary = dictionary
    this.#isSeparateField = isSeparateField
    this.#isUnknown = words.map(
      ({ text }) => dictionary.meaningsOf(text).length === 0 && !dictionary.isOrdinary(text),
    )
    this.#mayEndAPhrase = words.map(
      ({ text }) =>
        !dictionary.lexicon.words.articles.has(text) && !dictionary.exactly(text).some(standsBetweenPhrases),
    )
    this.#markWordsOfKnownPhrases()
  }

  /** The 'sao' of 'sao paulo' is no typo; that of 'sao palo' may be. */
  #markWordsOfKnownPhrases(): void {
    for (const [from, { text }] of this.#words.entries()) {
      const phrase = new Phrase()
      phrase.add(text)
      for (let to = from + 2; to <= Math.min(from + MAX_PHRASE_WORDS, this.#words.length); to++) {
        phrase.add(this.#words[to - 1]?.text ?? '')
        if (this.#dictionary.exactlyIn(phrase).length === 0) continue
        this.#isUnknown.fill(false, from, to)
      }
    }
  }

  /**
   * Whether the word may belong to a mistyped phrase of that length. A common name alone may not, unless after 'em'.
   */
  mayLieIn(index: number, phraseWords: number): boolean {
    const word = this.#words[index]?.text ?? ''
    const isAlone = phraseWords === 1
    if (!isAlone && (this.#isSeparateField || this.#dictionary.lexicon.words.near.has(word))) return true
    /* 'Em salvado': no name of anything, though it begins like a word of some complaint. */
    if (!this.#isUnknown[index]) return isAlone && this.#isPlaceExpectedAt(index)
    return !this.#dictionary.lexicon.isPersonName(word) || (isAlone && this.#isPlaceExpectedAt(index))
  }

  #isPlaceExpectedAt(index: number): boolean {
    return index === 0
      ? this.#isSeparateField
      : this.#dictionary.lexicon.words.before_any_place.has(this.#words[index - 1]?.text ?? '')
  }

  /** Returns what the words may have been meant to be; `said` is them without connectives. */
  guesses(from: number, to: number, said: Phrase): Reading[] {
    if (this.#guessesMade >= MAX_GUESSES) return []
    if (!this.#mayEndAPhrase[from] || !this.#mayEndAPhrase[to - 1]) return []
    this.#guessesMade += 1
    const { text: bare } = said
    const withoutANeighbour = new Set([
      ...this.#exactlyBetween(from, to - 1),
      ...this.#exactlyBetween(from + 1, to),
    ])
    return [...this.#dictionary.nearly(said), ...this.#dictionary.heardLike(bare)]
      .filter((near) => !withoutANeighbour.has(near.entry) && this.#isLikely(near, bare, from, to))
      .map(({ entry, slip }) => {
        const meaning = { ...entry, cost: entry.cost + slip }
        return { from, to, meaning, cost: meaning.cost, isGuess: true }
      })
  }

  /** A short word is easily a letter away from a town or a complaint: only its neighbours can decide. */
  #isLikely({ entry, slip, isHeard }: NearEntry, bare: string, from: number, to: number): boolean {
    if (isHeard) return true
    if (entry.kind === 'specialty') return !entry.isEveryday || bare.length > MAX_SHORT_WORD_LENGTH
    if (entry.kind === 'insurer') return bare.length > MAX_SHORT_INSURER_LENGTH || this.#isPlanExpected(from)
    const isPlace = entry.kind === 'city' || entry.kind === 'neighbourhood'
    if (isPlace && to === from + 1 && this.#isSpelledLikeAName(from)) return false
    if (entry.kind === 'neighbourhood') return slip <= MAX_SLIP_OF_A_NEIGHBOURHOOD
    if (entry.kind !== 'city' || this.#isSeparateField) return true
    const { text: before = '' } = this.#words[from - 1] ?? {}
    /* 'Bati o dedo na quina': few cities take 'no' and 'na'. */
    if (this.#dictionary.lexicon.words.before_few_cities.has(before) && entry.rank > 1) return false
    if (this.#dictionary.isOrdinary(bare)) return entry.rank === 0
    /* '508 sul Brasília' is not Sul Brasil. */
    if (entry.rank === 3 && this.#endsInALargeCity(from, to)) return false
    const isSentence = this.#words.length >= LEAST_WORDS_OF_A_SENTENCE
    if (bare.length > MAX_SHORT_WORD_LENGTH && !(isSentence && entry.rank === 3)) return true
    const { text: after = '' } = this.#words[to] ?? {}
    return (
      this.#dictionary.exactly(before).some((other) => isProfession(other) || isPreposition(other)) ||
      this.#dictionary.exactly(after).some((other) => other.kind === 'state' && isInState(entry, other.code))
    )
  }

  /** 'Sant'Anna', 'Santanna': as surnames are written, and no place that we know. */
  #isSpelledLikeAName(at: number): boolean {
    if (this.#isSeparateField || this.#isPlaceExpectedAt(at)) return false
    const { text = '', typed = '' } = this.#words[at] ?? {}
    if (APOSTROPHE_INSIDE.test(typed)) return true
    return (
      LETTER_DOUBLED_IN_NAMES.test(text) &&
      this.#dictionary.lexicon.isPersonName(text.replace(LETTER_DOUBLED_IN_NAMES, '$1'))
    )
  }

  #endsInALargeCity(from: number, to: number): boolean {
    return (
      to - from > 1 &&
      this.#exactlyBetween(to - 1, to).some((entry) => entry.kind === 'city' && entry.rank === 0)
    )
  }

  /** 'Só fala papá' in a sentence is not the insurer PASA. */
  #isPlanExpected(from: number): boolean {
    if (this.#isSeparateField || this.#words.length < LEAST_WORDS_OF_A_SENTENCE) return true
    const before = this.#dictionary.exactly(this.#words[from - 1]?.text ?? '')
    return before.some((entry) => isProfession(entry) || (entry.kind === 'marker' && entry.role === 'plan'))
  }

  #exactlyBetween(from: number, to: number): readonly DictionaryEntry[] {
    return this.#dictionary.exactlyIn(phraseOf(this.#words, from, to))
  }
}

const APOSTROPHE_INSIDE = /\p{L}['’´`]\p{L}/u
/** Portuguese words double only 'r' and 's'. */
const LETTER_DOUBLED_IN_NAMES = /([bcdfglmnptz])\1/
const MAX_SHORT_WORD_LENGTH = 6
/** One edit, or two in twelve letters: 'grande do su' is not Grande RJ. */
const MAX_SLIP_OF_A_NEIGHBOURHOOD = 10
const MAX_SHORT_INSURER_LENGTH = 5

function isProfession(entry: DictionaryEntry): boolean {
  return entry.kind === 'specialty' && !entry.isEveryday
}

function isPreposition(entry: DictionaryEntry): boolean {
  return entry.kind === 'marker' && entry.role === 'in'
}

/** Prepositions, titles and state codes separate phrases: none begins or ends one. */
function standsBetweenPhrases(entry: DictionaryEntry): boolean {
  return entry.kind === 'marker' ? PARTING.has(entry.role) : entry.kind === 'state' && entry.isCode
}

const PARTING: ReadonlySet<MarkerRole> = new Set(['in', 'stateOf', 'plan', 'title', 'connective', 'not'])
