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

interface Letters {
  readonly once: number
  readonly twice: number
}

function collect(bucket: Bucket, typed: string, letters: Letters, edits: number, found: Near[]): void {
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

function lettersOf(key: string): Letters {
  let once = 0
  let twice = 0
  for (let index = 0; index < key.length; index++) {
    const bit = 1 << ((key.charCodeAt(index) - 97) & 31)
    twice |= once & bit
    once |= bit
  }
  return { once, twice }
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
