import { countBits, lettersOf } from '../shared/letter_set.ts'
import { wordDistance } from './word_distance.ts'

export interface NearWord {
  word: string
  distance: number
}

/** Words to compare a misspelt one with, beside the letters each has and those it has more than once, as bits. */
export class WordBucket {
  readonly #words: string[] = []
  readonly #once: number[] = []
  readonly #twice: number[] = []

  add(word: string): void {
    const { once, twice } = lettersOf(word)
    this.#words.push(word)
    this.#once.push(once)
    this.#twice.push(twice)
  }

  /** Other words at most `limit` slips away. */
  within(word: string, limit: number): NearWord[] {
    return this.#ofSimilarLetters(word, limit)
      .map((known) => ({ word: known, distance: wordDistance(word, known, limit) }))
      .filter(({ distance }) => distance > 0 && distance <= limit)
  }

  /** A slip brings at most one letter and takes at most one: nearly all words are told apart by that alone. */
  #ofSimilarLetters(word: string, limit: number): string[] {
    const { once, twice } = lettersOf(word)
    const similar: string[] = []
    for (let index = 0; index < this.#words.length; index++) {
      const [knownOnce, knownTwice] = [this.#once[index] ?? 0, this.#twice[index] ?? 0]
      const brought = countBits(knownOnce & ~once) + countBits(knownTwice & ~twice)
      const taken = countBits(once & ~knownOnce) + countBits(twice & ~knownTwice)
      if (brought <= limit && taken <= limit) similar.push(this.#words[index] ?? '')
    }
    return similar
  }
}
