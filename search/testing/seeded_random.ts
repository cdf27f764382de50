import { mulberry32 } from '#infrastructure/demo/seeded_random.ts'

/** Random choices that are the same on every run. */
export class SeededRandom {
  readonly #draw: () => number

  constructor(seed: number) {
    this.#draw = mulberry32(seed)
  }

  /** From 0 to below `limit`. */
  below(limit: number): number {
    return this.#draw() % limit
  }

  oneOf<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
    const item = items[this.below(items.length)]
    if (item === undefined) throw new Error('nothing to choose from')
    return item
  }
}
