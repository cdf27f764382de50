/** Small work that no answer waits for. It is tried once; whoever closes the app waits until it has ended. */
export class BackgroundTasks {
  readonly #running = new Set<Promise<void>>()
  readonly #complain: (error: unknown) => void

  constructor(complain: (error: unknown) => void) {
    this.#complain = complain
  }

  add(work: () => Promise<void>): void {
    const running = work()
      .catch(this.#complain)
      .finally(() => this.#running.delete(running))
    this.#running.add(running)
  }

  /** Resolves once all that was added has ended, well or not. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
