import { countBits, lettersOf, type LetterSet } from '#domain/shared/letter_set.ts'
import { typoCost } from './typo_cost.ts'

interface Bucket {
  readonly keys: string[]
  readonly values: number[]
  /** Bit sets of the letters that stand in the key at all, and of those that stand in it twice or more. */
  readonly once: number[]
  readonly twice: number[]
}

export interface Near {
  readonly key: string
  /** The number the key was added with. */
  readonly value: number
  /** Tenths of an edit, see `typoCost`. */
  readonly cost: number
}

const MAX_KEY_LENGTH = 60

/**
 * Finds known keys a few slips away. Keys lie by length; sets of their letters discard nearly all before any distance
 * is computed, since a wrong letter changes at most two bits and a lost or added one a single bit.
 */
export class TypoIndex {
  private readonly buckets: (Bucket | undefined)[] = []

  add(key: string, value: number): void {
    if (key.length > MAX_KEY_LENGTH) return
    const bucket = (this.buckets[key.length] ??= { keys: [], values: [], once: [], twice: [] })
    const letters = lettersOf(key)
    bucket.keys.push(key)
    bucket.values.push(value)
    bucket.once.push(letters.once)
    bucket.twice.push(letters.twice)
  }

  /** Keys within `edits` slips of the folded word, in no order. */
  near(typed: string, edits: number): Near[] {
    const found: Near[] = []
    if (typed.length > MAX_KEY_LENGTH) return found
    const letters = lettersOf(typed)
    for (let length = typed.length - edits; length <= typed.length + edits; length++) {
      const bucket = this.buckets[length]
      if (bucket) collect(bucket, typed, letters, edits, found)
    }
    return found
  }
}

function collect(bucket: Bucket, typed: string, letters: LetterSet, edits: number, found: Near[]): void {
  const { keys, values, once, twice } = bucket
  const changeableBits = 2 * edits - Math.abs(typed.length - (keys[0]?.length ?? 0))
  for (let index = 0; index < keys.length; index++) {
    const changedBits = countBits((once[index] ?? 0) ^ letters.once)
    if (changedBits > changeableBits) continue
    if (changedBits + countBits((twice[index] ?? 0) ^ letters.twice) > changeableBits) continue
    const key = keys[index] ?? ''
    const cost = typoCost(typed, key, edits * 10)
    if (cost <= edits * 10) found.push({ key, value: values[index] ?? 0, cost })
  }
}
