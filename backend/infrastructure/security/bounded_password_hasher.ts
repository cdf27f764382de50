import { HasherBusy, PasswordHasher } from '#application/ports/password_hasher.ts'

interface Bounds {
  /** Hashes at once; each takes a thread and 32 MiB. */
  atOnce: number
  /** Calls that may wait for their turn. */
  waiting: number
}

const BOUNDS: Bounds = { atOnce: 4, waiting: 64 }

/** Lets only a few hashes run at once, a few more wait, and refuses the rest with `HasherBusy`. */
export class BoundedPasswordHasher extends PasswordHasher {
  readonly #inner: PasswordHasher
  readonly #bounds: Bounds
  readonly #queue: (() => void)[] = []
  #running = 0

  constructor(inner: PasswordHasher, bounds: Bounds = BOUNDS) {
    super()
    this.#inner = inner
    this.#bounds = bounds
  }

  override hash(password: string): Promise<string> {
    return this.#inTurn(() => this.#inner.hash(password))
  }

  override verify(password: string, hash: string): Promise<boolean> {
    return this.#inTurn(() => this.#inner.verify(password, hash))
  }

  async #inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
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
    if (this.#queue.length >= this.#bounds.waiting) throw new HasherBusy()
    await new Promise<void>((resolve) => {
      this.#queue.push(resolve)
    })
  }
}
