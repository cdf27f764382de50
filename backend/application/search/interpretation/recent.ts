/** Longer keys are not kept, so that nobody fills the memory with texts that are never asked again. */
const LONGEST_KEY = 250

/** Values that follow from their key alone, kept for the keys asked lately; whichever was not asked for longest goes first. */
export class Recent<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  /** @param most values that are kept. */
  constructor(most: number) {
    this.#most = most
  }

  /** The value kept for the key, or what `make` gives. */
  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make()
    if (key.length > LONGEST_KEY) return value
    this.#values.delete(key)
    this.#values.set(key, value)
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.#most) break
      this.#values.delete(oldest)
    }
    return value
  }
}
