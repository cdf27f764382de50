import { phoneticKey } from './phonetic_key.ts'
import { wordDistance } from './word_distance.ts'

/** Words of one length and one sound at the beginning, each with the set of its letters as bits. */
interface Shelf {
  words: string[]
  letters: number[]
}

const LONGEST = 40
const MOST_ANSWERS = 12

/** Every word that occurs in the name of someone who can be found; says what a misspelt one may have meant. */
export class NameVocabulary {
  readonly #shelves = new Map<string, Shelf>()
  readonly #byKey = new Map<string, string[]>()
  readonly #known = new Set<string>()
  readonly #initials = new Set<string>()
  #common: ReadonlySet<string> = new Set()

  /** `word` as `wordsOfName` gives it; a second time changes nothing. */
  add(word: string): void {
    if (this.#known.has(word) || word.length > LONGEST) return
    this.#known.add(word)
    const key = phoneticKey(word)
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), word])
    const shelf = this.#shelf(key.slice(0, 1), word.length)
    shelf.words.push(word)
    shelf.letters.push(lettersOf(word))
  }

  has(word: string): boolean {
    return this.#known.has(word)
  }

  /** Replaces the words that so many people bear that nobody types them for the beginning of another. */
  setCommon(words: Iterable<string>): void {
    this.#common = new Set(words)
  }

  isCommon(word: string): boolean {
    return this.#common.has(word)
  }

  /** The nearest other words: those that sound the same, else those the fewest slips away; none if all are too far. */
  nearest(word: string): string[] {
    const sounding = this.#sounding(word)
    if (sounding.length > 0) return sounding.slice(0, MOST_ANSWERS)
    const near = this.similar(word)
    const reach = near[0] ? wordDistance(word, near[0], LONGEST) : 0
    return near.filter((each) => wordDistance(word, each, LONGEST) === reach)
  }

  /** Other words that this one may be a slip of, best first, at most 12: one slip from four letters, two from eight. */
  similar(word: string): string[] {
    const sounding = this.#sounding(word)
    const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    const initial = phoneticKey(word).slice(0, 1)
    const likely = this.#within(word, limit, [initial])
    const found = likely.length > 0 || word.length < 5 ? likely : this.#within(word, 1, this.#initials)
    return [...new Set([...sounding, ...found])].slice(0, MOST_ANSWERS)
  }

  #sounding(word: string): string[] {
    return (this.#byKey.get(phoneticKey(word)) ?? []).filter((each) => each !== word)
  }

  #within(word: string, limit: number, initials: Iterable<string>): string[] {
    if (limit === 0) return []
    const found: { word: string; distance: number }[] = []
    for (const initial of initials)
      for (let length = word.length - limit; length <= word.length + limit; length++)
        found.push(...closeOn(this.#shelves.get(shelfKey(initial, length)), word, limit))
    return found
      .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
      .map((each) => each.word)
  }

  #shelf(initial: string, length: number): Shelf {
    const key = shelfKey(initial, length)
    const shelf = this.#shelves.get(key) ?? { words: [], letters: [] }
    this.#shelves.set(key, shelf)
    this.#initials.add(initial)
    return shelf
  }
}

function shelfKey(initial: string, length: number): string {
  return `${initial}${length}`
}

function closeOn(
  shelf: Shelf | undefined,
  word: string,
  limit: number,
): { word: string; distance: number }[] {
  if (!shelf) return []
  const letters = lettersOf(word)
  const close: { word: string; distance: number }[] = []
  for (const [index, known] of shelf.words.entries()) {
    if (bitsSet((shelf.letters[index] ?? 0) ^ letters) > 2 * limit) continue
    const distance = wordDistance(word, known, limit)
    if (distance > 0 && distance <= limit) close.push({ word: known, distance })
  }
  return close
}

function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << ((word.charCodeAt(index) - 97) % 30)
  return letters
}

function bitsSet(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
