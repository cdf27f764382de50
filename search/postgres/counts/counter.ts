const SMALLEST = 64

/** Counts by small whole numbers; it grows with the largest of them. */
export class Counter {
  #counts = new Int32Array(SMALLEST)

  add(key: number, weight: number): void {
    if (key >= this.#counts.length) this.#reach(key)
    this.#counts[key] = (this.#counts[key] ?? 0) + weight
  }

  /** What was counted of the keys that are meant. */
  sum(isMeant: (key: number) => boolean): number {
    return this.entries(0).reduce((sum, [key, count]) => (isMeant(key) ? sum + count : sum), 0)
  }

  /** The keys, `from` on, of which something was counted. */
  entries(from = 1): [key: number, count: number][] {
    const entries: [number, number][] = []
    for (let key = from; key < this.#counts.length; key++) {
      const count = this.#counts[key] ?? 0
      if (count > 0) entries.push([key, count])
    }
    return entries
  }

  #reach(key: number): void {
    const counts = new Int32Array(2 * key)
    counts.set(this.#counts)
    this.#counts = counts
  }
}
