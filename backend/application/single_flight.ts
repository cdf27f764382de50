/** Runs work once for all callers who ask for it, under one key, before it has ended. */
export class SingleFlight<Outcome> {
  readonly #running = new Map<string, Promise<Outcome>>()

  /** Returns or throws what `work` does, or what is running in this process under `key`. */
  run(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const running = this.#running.get(key) ?? work().finally(() => this.#running.delete(key))
    this.#running.set(key, running)
    return running
  }
}
