/** Runs small tasks that no response waits for, once each; closing the app waits for them. */
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

  /** Resolves once all added tasks have ended, even in failure. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
  }
}
