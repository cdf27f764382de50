import { countBits, lettersOf } from '#domain/shared/letter_set.ts'

/** Costs of one typo, in tenths of an edit; likelier ones are cheaper. */
const LETTER = 10
const SWAPPED_NEIGHBOURS = 9
const LIKELY_SUBSTITUTION = 8
const DOUBLED_LETTER = 7

/** Adjacent letters on the ABNT2 keyboard, and letters with similar sounds in Portuguese. */
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

/** Letters; longer words count as different. */
const MAX_LENGTH = 64
const FAR = 1_000_000
let twoBack = new Int32Array(MAX_LENGTH + 1)
let previous = new Int32Array(MAX_LENGTH + 1)
let current = new Int32Array(MAX_LENGTH + 1)

/**
 * Returns the weighted optimal string alignment distance of two normalized words of at most 64 letters, in tenths of an
 * edit, or any number above `limit`. Computes only the diagonal band within the limit.
 */
export function typoCost(typed: string, known: string, limit: number): number {
  const reach = Math.ceil(limit / DOUBLED_LETTER)
  if (Math.abs(typed.length - known.length) > reach) return FAR
  for (let column = 0; column <= known.length; column++) previous[column] = column * LETTER
  for (let row = 1; row <= typed.length; row++) {
    const best = fillRow(typed, known, row, reach)
    if (best > limit) return best
    ;[twoBack, previous, current] = [previous, current, twoBack]
  }
  return at(previous, known.length)
}

/** Returns the row's minimum. */
function fillRow(typed: string, known: string, row: number, reach: number): number {
  const from = Math.max(1, row - reach)
  const to = Math.min(known.length, row + reach)
  let best = (current[from - 1] = from === 1 ? row * LETTER : FAR)
  if (to < known.length) current[to + 1] = FAR
  const letter = typed.charCodeAt(row - 1)
  const letterBefore = typed.charCodeAt(row - 2)
  for (let column = from; column <= to; column++) {
    const other = known.charCodeAt(column - 1)
    const otherBefore = known.charCodeAt(column - 2)
    const substitution =
      letter === other ? 0 : likelyPairs[letter * CODES + other] === 1 ? LIKELY_SUBSTITUTION : LETTER
    let cost = Math.min(
      at(previous, column - 1) + substitution,
      at(previous, column) + (letter === letterBefore ? DOUBLED_LETTER : LETTER),
      at(current, column - 1) + (other === otherBefore ? DOUBLED_LETTER : LETTER),
    )
    if (letter === otherBefore && letterBefore === other && letter !== other)
      cost = Math.min(cost, at(twoBack, column - 2) + SWAPPED_NEIGHBOURS)
    current[column] = cost
    best = Math.min(best, cost)
  }
  return best
}

function at(row: Int32Array, column: number): number {
  return row[column] ?? FAR
}

interface Known<Value> {
  readonly key: string
  readonly value: Value
  /** Letters that occur twice or more in the key, as bits. */
  readonly twice: number
}

/** Keys of one length and, at the same indexes, their letters as bits. */
interface Bucket<Value> {
  readonly known: Known<Value>[]
  readonly once: number[]
}

interface Near<Value> {
  readonly key: string
  readonly value: Value
  /** Tenths of an edit, see `typoCost`. */
  readonly cost: number
}

/**
 * Finds known keys within a few typos. Keys are grouped by length; comparing letter sets discards nearly all before any
 * distance is computed, since a replaced letter changes at most two bits and a lost or added one a single bit.
 */
export class TypoIndex<Value> {
  readonly #buckets: (Bucket<Value> | undefined)[] = []

  add(key: string, value: Value): void {
    const bucket = (this.#buckets[key.length] ??= { known: [], once: [] })
    const { once, twice } = lettersOf(key)
    bucket.known.push({ key, value, twice })
    bucket.once.push(once)
  }

  /** Returns the keys within `edits` typos of the normalized word, unordered. */
  near(typed: string, edits: number): Near<Value>[] {
    const letters = lettersOf(typed)
    const limit = edits * LETTER
    const found: Near<Value>[] = []
    for (let length = typed.length - edits; length <= typed.length + edits; length++) {
      const { known = [], once = [] } = this.#buckets[length] ?? {}
      const changeableBits = 2 * edits - Math.abs(typed.length - length)
      for (let index = 0; index < once.length; index++) {
        const changedBits = countBits((once[index] ?? 0) ^ letters.once)
        if (changedBits > changeableBits) continue
        const one = known[index]
        if (!one || changedBits + countBits(one.twice ^ letters.twice) > changeableBits) continue
        const cost = typoCost(typed, one.key, limit)
        if (cost <= limit) found.push({ key: one.key, value: one.value, cost })
      }
    }
    return found
  }
}
