interface Keyed<Value> {
  readonly key: string
  readonly value: Value
}

const AFTER_ALL_LETTERS = '\u{FFFF}'

/** Finds values by prefixes of their keys. */
export class PrefixIndex<Value> {
  readonly #sorted: readonly Keyed<Value>[]

  constructor(items: readonly Keyed<Value>[]) {
    this.#sorted = items.toSorted((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)))
  }

  /** In key order; empty for the empty prefix. */
  startingWith(prefix: string): Keyed<Value>[] {
    if (prefix === '') return []
    return this.#sorted.slice(this.#firstFrom(prefix), this.#firstFrom(prefix + AFTER_ALL_LETTERS))
  }

  #firstFrom(prefix: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle]?.key ?? '') < prefix) low = middle + 1
      else high = middle
    }
    return low
  }
}
