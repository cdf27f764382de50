import { countBits, lettersOf } from '#domain/shared/letter_set.ts'
import { wordDistance } from './word_distance.ts'

/** Spellings that sound alike in Brazilian names, in rewriting order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/sch|sh|ch/g, 'x'],
  [/(?<![ln])h/g, ''],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/s?c(?=[ei])/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/qu(?=[ei])|ck|k|q/g, 'c'],
  [/z/g, 's'],
  [/(.)\1+/g, '$1'],
  [/n(?=[pb])/g, 'm'],
  [/n$/g, 'm'],
]

/** Equal for normalized words that sound the same in Brazil: luiz and luis, thiago and tiago, kelly and queli. */
export function phoneticKey(word: string): string {
  return SOUNDS.reduce((heard, [spelling, sound]) => heard.replace(spelling, sound), word)
}

interface NearWord {
  word: string
  distance: number
}

/** Words to compare with a misspelt one, with their letters and repeated letters as bits. */
class WordBucket {
  readonly #words: string[] = []
  readonly #once: number[] = []
  readonly #twice: number[] = []

  add(word: string): void {
    const { once, twice } = lettersOf(word)
    this.#words.push(word)
    this.#once.push(once)
    this.#twice.push(twice)
  }

  /** Returns other words within `limit` typos. */
  within(word: string, limit: number): NearWord[] {
    return this.#ofSimilarLetters(word, limit)
      .map((known) => ({ word: known, distance: wordDistance(word, known, limit) }))
      .filter(({ distance }) => distance > 0 && distance <= limit)
  }

  /** A typo adds at most one letter and removes at most one: that alone excludes nearly all words. */
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

const MAX_LENGTH = 40
const MAX_ANSWERS = 12

/** All words that occur in listed names; returns what a misspelt one may have meant. */
export class NameVocabulary {
  readonly #shelves = new Map<string, WordBucket>()
  readonly #byKey = new Map<string, string[]>()
  readonly #known = new Set<string>()
  readonly #initials = new Set<string>()
  #common: ReadonlySet<string> = new Set()

  /** `word` must come from `wordsOfName`; adding it twice changes nothing. */
  add(word: string): void {
    if (this.#known.has(word) || word.length > MAX_LENGTH) return
    this.#known.add(word)
    const key = phoneticKey(word)
    this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), word])
    this.#bucket(key.slice(0, 1), word.length).add(word)
  }

  has(word: string): boolean {
    return this.#known.has(word)
  }

  /** Replaces the words with so many bearers that they count as typed completely. */
  setCommon(words: Iterable<string>): void {
    this.#common = new Set(words)
  }

  isCommon(word: string): boolean {
    return this.#common.has(word)
  }

  /** Returns the closest other words: of the same sound, otherwise with the fewest typos; empty if all are too far. */
  nearest(word: string): string[] {
    const sounding = this.#sounding(word)
    if (sounding.length > 0) return sounding.slice(0, MAX_ANSWERS)
    const near = this.similar(word)
    const reach = near[0] ? wordDistance(word, near[0], MAX_LENGTH) : 0
    return near.filter((each) => wordDistance(word, each, MAX_LENGTH) === reach)
  }

  /** Returns at most 12 other words within a typo, best first: one typo from four letters on, two from eight on. */
  similar(word: string): string[] {
    const sounding = this.#sounding(word)
    const limit = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
    const initial = phoneticKey(word).slice(0, 1)
    const likely = this.#within(word, limit, [initial])
    const found = likely.length > 0 || word.length < 5 ? likely : this.#within(word, 1, this.#initials)
    return [...new Set([...sounding, ...found])].slice(0, MAX_ANSWERS)
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
