/** Caches a value and reloads it when stale: one load for all callers, in the background once a value is known. */
export class RefreshedValue<Value> {
  readonly #read: () => Promise<Value>
  readonly #isStale: (known: Value | null, age: number) => boolean
  readonly #fallback: Value
  #known: Value | null = null
  #readAt = -Infinity
  #reading: Promise<Value> | null = null

  /** @param isStale gets the value and its age in milliseconds. @param fallback stands in if no load succeeded. */
  constructor(
    read: () => Promise<Value>,
    isStale: (known: Value | null, age: number) => boolean,
    fallback: Value,
  ) {
    this.#read = read
    this.#isStale = isStale
    this.#fallback = fallback
  }

  /** Returns the last known value if the load fails. */
  async current(): Promise<Value> {
    if (this.#isStale(this.#known, performance.now() - this.#readAt)) this.#reading ??= this.#readAgain()
    return this.#known ?? this.#reading ?? this.#fallback
  }

  async #readAgain(): Promise<Value> {
    try {
      this.#known = await this.#read()
    } catch {
      // The last known value is good enough; a caller that needs the source gets its failure there.
    } finally {
      this.#readAt = performance.now()
      this.#reading = null
    }
    return this.#known ?? this.#fallback
  }
}
