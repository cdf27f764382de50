import { phoneticKey } from './phonetic_key.ts'
import { wordDistance } from './word_distance.ts'
import { type NearWord, WordBucket } from './word_bucket.ts'

const LONGEST = 40
const MOST_ANSWERS = 12

/** Every word that occurs in the name of someone who can be found; says what a misspelt one may have meant. */
export class NameVocabulary {
  readonly #shelves = new Map<string, WordBucket>()
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
    this.#bucket(key.slice(0, 1), word.length).add(word)
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
    const found: NearWord[] = []
    for (const initial of initials)
      for (let length = word.length - limit; length <= word.length + limit; length++)
        found.push(...(this.#shelves.get(bucketKey(initial, length))?.within(word, limit) ?? []))
    return found
      .sort((one, other) => one.distance - other.distance || (one.word < other.word ? -1 : 1))
      .map((each) => each.word)
  }

  #bucket(initial: string, length: number): WordBucket {
    const key = bucketKey(initial, length)
    const bucket = this.#shelves.get(key) ?? new WordBucket()
    this.#shelves.set(key, bucket)
    this.#initials.add(initial)
    return bucket
  }
}

function bucketKey(initial: string, length: number): string {
  return `${initial}${length}`
}
