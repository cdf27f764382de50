/** The letters of a normalized word, and those occurring more than once, as bits. Characters beyond 32 share bits. */
export interface LetterSet {
  readonly once: number
  readonly twice: number
}

export function lettersOf(word: string): LetterSet {
  let once = 0
  let twice = 0
  for (let index = 0; index < word.length; index++) {
    const bit = 1 << (word.charCodeAt(index) & 31)
    twice |= once & bit
    once |= bit
  }
  return { once, twice }
}

/** Parallel bit count: Warren, Hacker's Delight, 5-1. */
export function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
