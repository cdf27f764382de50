import { countBits, lettersOf, type LetterSet } from '#domain/shared/letter_set.ts'

/** What one slip costs, in tenths; the likelier the slip, the cheaper. */
const LETTER = 10
const SWAPPED_NEIGHBOURS = 9
const LIKELY_SUBSTITUTION = 8
const DOUBLED_LETTER = 7

/** Letters next to each other on the ABNT2 keyboard, and letters that sound alike in Portuguese. */
const LIKELY_PAIRS =
  'qw we er rt ty yu ui io op as sd df fg gh hj jk kl zx xc cv vb bn nm qa ws ed rf tg yh uj ik ol az sx dc fv gb hn jm ' +
  'wa es rd ft gy hu ji ko lp xs cd vf bg nh mj sz cs gj ei ou mn lu yi kc wv qk xz cz bp dt sx iy qc'

const CODES = 128
const likelyPairs = new Uint8Array(CODES * CODES)
for (const pair of LIKELY_PAIRS.split(' ')) {
  const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)]
  likelyPairs[one * CODES + other] = 1
  likelyPairs[other * CODES + one] = 1
}

const MAX_LENGTH = 64
let twoBack = new Int32Array(MAX_LENGTH + 1)
let previous = new Int32Array(MAX_LENGTH + 1)
let current = new Int32Array(MAX_LENGTH + 1)

/**
 * Weighted optimal string alignment distance of two folded words of at most 64 letters, in tenths of an edit.
 * Anything above `limit` comes back as some number above `limit`.
 */
export function typoCost(typed: string, known: string, limit: number): number {
  const width = known.length
  for (let column = 0; column <= width; column++) previous[column] = column * LETTER
  for (let row = 1; row <= typed.length; row++) {
    const best = fillRow(typed, known, row, Math.ceil(limit / DOUBLED_LETTER))
    if (best > limit) return best
    ;[twoBack, previous, current] = [previous, current, twoBack]
  }
  return at(previous, width)
}

const FAR = 1_000_000

function fillRow(typed: string, known: string, row: number, band: number): number {
  const from = Math.max(1, row - band)
  const to = Math.min(known.length, row + band)
  current[from - 1] = from === 1 ? row * LETTER : FAR
  let best = at(current, from - 1)
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = row > 1 ? typed.charCodeAt(row - 2) : -1
  for (let column = from; column <= to; column++) {
    const other = known.charCodeAt(column - 1)
    const otherBefore = column > 1 ? known.charCodeAt(column - 2) : -1
    const substitution =
      letter === other ? 0 : likelyPairs[letter * CODES + other] === 1 ? LIKELY_SUBSTITUTION : LETTER
    let cost = at(previous, column - 1) + substitution
    if (row - 1 + band >= column)
      cost = Math.min(cost, at(previous, column) + (letter === letterBefore ? DOUBLED_LETTER : LETTER))
    cost = Math.min(cost, at(current, column - 1) + (other === otherBefore ? DOUBLED_LETTER : LETTER))
    if (letter === otherBefore && letterBefore === other && letter !== other)
      cost = Math.min(cost, at(twoBack, column - 2) + SWAPPED_NEIGHBOURS)
    current[column] = cost
    if (cost < best) best = cost
  }
  return best
}

function at(row: Int32Array, column: number): number {
  return row[column] ?? FAR
}

interface Bucket {
  readonly keys: string[]
  readonly values: number[]
  /** Bit sets of the letters that stand in the key at all, and of those that stand in it twice or more. */
  readonly once: number[]
  readonly twice: number[]
}

interface Near {
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
