import { AsyncLocalStorage } from 'node:async_hooks'
import { UnitOfWork } from '#application/ports/unit_of_work.ts'

/** Runs serially, so that none sees another's half. Never rolls back. */
export class InMemoryUnitOfWork extends UnitOfWork {
  readonly #inside = new AsyncLocalStorage<true>()
  #last: Promise<unknown> = Promise.resolve()
  /** Whether the next work begins only after whatever is asked for right after it. */
  isNextLate = false

  run<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.#inside.getStore()) return work()
    if (this.isNextLate) {
      this.isNextLate = false
      return new Promise(setImmediate).then(() => this.run(work))
    }
    const mine = this.#last.then(() => this.#inside.run(true, work))
    this.#last = mine.catch(() => undefined)
    return mine
  }
}
