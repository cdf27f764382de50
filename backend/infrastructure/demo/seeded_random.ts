/** Returns a generator of integers from 0 to below 2³² (Mulberry32, Tommy Ettinger, public domain). */
export function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** The same numbers on every run, so that the demo is the same everywhere. */
export class SeededRandom {
  readonly #draw: () => number

  constructor(seed: number) {
    this.#draw = mulberry32(seed)
  }

  /** From 0 to below 1. */
  next(): number {
    return this.#draw() / 2 ** 32
  }

  /** An integer, both ends included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }

  /** Returns `count` different items, or all if there are fewer. */
  sample<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items]
    const chosen: Item[] = []
    while (chosen.length < count && left.length > 0)
      chosen.push(...left.splice(Math.floor(this.next() * left.length), 1))
    return chosen
  }

  /** A UUID of version 4. */
  uuid(): string {
    const digits = Array.from({ length: 32 }, () => this.between(0, 15))
    digits[12] = 4
    digits[16] = 8 + (digits[16] ?? 0) / 4 - (((digits[16] ?? 0) / 4) % 1)
    const text = digits.map((digit) => digit.toString(16)).join('')
    return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  }
}
