export interface Bounds {
  atOnce: number
  /** Callers that may wait for their turn. */
  waiting: number
}

/** Lets only a few pieces of work run at once, a few more wait in order, and refuses the rest. */
export class BoundedTurns {
  readonly #bounds: Bounds
  readonly #refusal: () => Error
  readonly #queue: (() => void)[] = []
  #running = 0

  /** `refusal` makes what is thrown at those who find the queue full. */
  constructor(bounds: Bounds, refusal: () => Error) {
    this.#bounds = bounds
    this.#refusal = refusal
  }

  async run<Value>(work: () => Promise<Value>): Promise<Value> {
    await this.#turn()
    try {
      return await work()
    } finally {
      const next = this.#queue.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  /** Who leaves hands its place to who waits longest. */
  async #turn(): Promise<void> {
    if (this.#running < this.#bounds.atOnce) {
      this.#running += 1
      return
    }
    if (this.#queue.length >= this.#bounds.waiting) throw this.#refusal()
    await new Promise<void>((resolve) => {
      this.#queue.push(resolve)
    })
  }
}
