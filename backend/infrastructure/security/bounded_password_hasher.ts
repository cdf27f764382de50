import { HasherBusy, PasswordHasher } from '#application/ports/password_hasher.ts'
import { BoundedTurns, type Bounds } from '#application/system/bounded_turns.ts'

/** Each hash takes a thread and 32 MiB. */
const BOUNDS: Bounds = { atOnce: 4, waiting: 64 }

/** Lets only a few hashes run at once, a few more wait, and refuses the rest with `HasherBusy`. */
export class BoundedPasswordHasher extends PasswordHasher {
  readonly #inner: PasswordHasher
  readonly #turns: BoundedTurns

  constructor(inner: PasswordHasher, bounds: Bounds = BOUNDS) {
    super()
    this.#inner = inner
    this.#turns = new BoundedTurns(bounds, () => new HasherBusy())
  }

  override hash(password: string): Promise<string> {
    return this.#turns.run(() => this.#inner.hash(password))
  }

  override verify(password: string, hash: string): Promise<boolean> {
    return this.#turns.run(() => this.#inner.verify(password, hash))
  }
}
