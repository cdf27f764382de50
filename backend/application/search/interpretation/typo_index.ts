import { typoCost } from './typo_cost.ts'

interface Bucket {
  readonly keys: string[]
  readonly letterSets: number[]
  readonly values: number[]
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
 * Finds known keys a few slips away. Keys lie by length; a 26-bit set of their letters discards most before any
 * distance is computed, since one slip changes at most two bits.
 */
export class TypoIndex {
  private readonly buckets: (Bucket | undefined)[] = []

  add(key: string, value: number): void {
    if (key.length > MAX_KEY_LENGTH) return
    const bucket = (this.buckets[key.length] ??= { keys: [], letterSets: [], values: [] })
    bucket.keys.push(key)
    bucket.letterSets.push(letterSet(key))
    bucket.values.push(value)
  }

  /** Keys within `edits` slips of the folded word, in no order. */
  near(typed: string, edits: number): Near[] {
    const found: Near[] = []
    if (typed.length > MAX_KEY_LENGTH) return found
    const letters = letterSet(typed)
    for (let length = typed.length - edits; length <= typed.length + edits; length++) {
      const bucket = this.buckets[length]
      if (bucket) collect(bucket, typed, letters, edits, found)
    }
    return found
  }
}

function collect(bucket: Bucket, typed: string, letters: number, edits: number, found: Near[]): void {
  const { keys, letterSets, values } = bucket
  for (let index = 0; index < keys.length; index++) {
    if (countBits((letterSets[index] ?? 0) ^ letters) > 2 * edits) continue
    const key = keys[index] ?? ''
    const cost = typoCost(typed, key, edits * 10)
    if (cost <= edits * 10) found.push({ key, value: values[index] ?? 0, cost })
  }
}

function letterSet(key: string): number {
  let letters = 0
  for (let index = 0; index < key.length; index++) letters |= 1 << ((key.charCodeAt(index) - 97) % 31)
  return letters
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
