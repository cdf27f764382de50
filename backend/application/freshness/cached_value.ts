import type { Clock } from '#application/ports/clock.ts'

/** Caches an expensive value. Concurrent callers share one load; a failed load is not cached. */
export class CachedValue<Value> {
  readonly #clock: Clock
  readonly #minutes: number
  readonly #read: () => Promise<Value>
  #reading: Promise<Value> | null = null
  #expires = 0

  constructor(clock: Clock, minutes: number, read: () => Promise<Value>) {
    this.#clock = clock
    this.#minutes = minutes
    this.#read = read
  }

  async get(): Promise<Value> {
    const now = this.#clock.now().getTime()
    if (this.#reading && now < this.#expires) return this.#reading
    const reading = this.#read()
    this.#reading = reading
    this.#expires = now + this.#minutes * 60_000
    try {
      return await reading
    } catch (error) {
      if (this.#reading === reading) this.#reading = null
      throw error
    }
  }
}
