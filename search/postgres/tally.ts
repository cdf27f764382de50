const SMALLEST = 64

/** Counts by small whole numbers; it grows with the largest of them. */
export class Tally {
  #counts = new Int32Array(SMALLEST)

  add(key: number, weight: number): void {
    if (key >= this.#counts.length) this.#reach(key)
    this.#counts[key] = (this.#counts[key] ?? 0) + weight
  }

  /** What was counted of the keys that are meant. */
  sum(isMeant: (key: number) => boolean): number {
    return this.#counts.reduce((sum, count, key) => (isMeant(key) ? sum + count : sum), 0)
  }

  /** Keys from 1 on of which something was counted. */
  entries(): [key: number, count: number][] {
    return [...this.#counts.entries()].filter(([key, count]) => key > 0 && count > 0)
  }

  #reach(key: number): void {
    const counts = new Int32Array(2 * key)
    counts.set(this.#counts)
    this.#counts = counts
  }
}
