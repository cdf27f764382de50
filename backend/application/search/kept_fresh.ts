/** A value that orders what is shown: read again once it is old, once for all who ask, in the background where it is known. */
export class KeptFresh<Value> {
  readonly #read: () => Promise<Value>
  readonly #isOld: (known: Value | null, age: number) => boolean
  readonly #before: Value
  #known: Value | null = null
  #readAt = -Infinity
  #reading: Promise<Value> | null = null

  /** @param isOld is given the value and its age in milliseconds. @param before is answered where it could never be read. */
  constructor(
    read: () => Promise<Value>,
    isOld: (known: Value | null, age: number) => boolean,
    before: Value,
  ) {
    this.#read = read
    this.#isOld = isOld
    this.#before = before
  }

  /** Where it cannot be read, as it was before. */
  async current(): Promise<Value> {
    if (this.#isOld(this.#known, performance.now() - this.#readAt)) this.#reading ??= this.#readAgain()
    return this.#known ?? this.#reading ?? this.#before
  }

  async #readAgain(): Promise<Value> {
    try {
      this.#known = await this.#read()
    } catch {
      // Whoever searches is told that the search is away.
    } finally {
      this.#readAt = performance.now()
      this.#reading = null
    }
    return this.#known ?? this.#before
  }
}
