import { wordDistance } from './word_distance.ts'

export interface NearWord {
  word: string
  distance: number
}

/** Words to compare a misspelt one with, beside the letters each has and those it has more than once, as bits. */
export class WordShelf {
  readonly #words: string[] = []
  readonly #letters: number[] = []
  readonly #repeated: number[] = []

  add(word: string): void {
    const [letters, repeated] = lettersOf(word)
    this.#words.push(word)
    this.#letters.push(letters)
    this.#repeated.push(repeated)
  }

  /** Other words at most `limit` slips away. */
  within(word: string, limit: number): NearWord[] {
    return this.#ofSimilarLetters(word, limit)
      .map((known) => ({ word: known, distance: wordDistance(word, known, limit) }))
      .filter(({ distance }) => distance > 0 && distance <= limit)
  }

  /** A slip brings at most one letter and takes at most one: nearly all words are told apart by that alone. */
  #ofSimilarLetters(word: string, limit: number): string[] {
    const [letters, repeated] = lettersOf(word)
    const similar: string[] = []
    for (let index = 0; index < this.#words.length; index++) {
      const others = this.#letters[index] ?? 0
      const othersRepeated = this.#repeated[index] ?? 0
      const brought = bitsSet(others & ~letters) + bitsSet(othersRepeated & ~repeated)
      const taken = bitsSet(letters & ~others) + bitsSet(repeated & ~othersRepeated)
      if (brought <= limit && taken <= limit) similar.push(this.#words[index] ?? '')
    }
    return similar
  }
}

function lettersOf(word: string): [letters: number, repeated: number] {
  let [letters, repeated] = [0, 0]
  for (let index = 0; index < word.length; index++) {
    const letter = 1 << ((word.charCodeAt(index) - 97) % 30)
    repeated |= letters & letter
    letters |= letter
  }
  return [letters, repeated]
}

/** Counted in parallel: Warren, Hacker's Delight, 5-1. */
function bitsSet(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
