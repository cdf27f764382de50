import { bulkhead, type BulkheadPolicy, isBulkheadRejectedError } from 'cockatiel'
import { HasherBusy, PasswordHasher } from '#application/ports/password_hasher.ts'

interface Bounds {
  atOnce: number
  /** Callers that may wait for their turn. */
  waiting: number
}

/** Each hash takes a thread and 32 MiB. */
const BOUNDS: Bounds = { atOnce: 4, waiting: 64 }

/** Lets only a few hashes run at once, a few more wait, and refuses the rest with `HasherBusy`. */
export class BoundedPasswordHasher extends PasswordHasher {
  readonly #inner: PasswordHasher
  readonly #turns: BulkheadPolicy

  constructor(inner: PasswordHasher, { atOnce, waiting }: Bounds = BOUNDS) {
    super()
    this.#inner = inner
    this.#turns = bulkhead(atOnce, waiting)
  }

  override hash(password: string): Promise<string> {
    return this.#turns.execute(() => this.#inner.hash(password)).catch(refuse)
  }

  override verify(password: string, hash: string): Promise<boolean> {
    return this.#turns.execute(() => this.#inner.verify(password, hash)).catch(refuse)
  }
}

function refuse(error: unknown): never {
  throw isBulkheadRejectedError(error) ? new HasherBusy() : error
}
