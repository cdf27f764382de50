/** Work that is asked for again, under the same key, while it is under way: it runs once, and all get its outcome. */
export class SharedWork<Outcome> {
  readonly #underWay = new Map<string, Promise<Outcome>>()

  /** Returns or throws what `work` does, or what the work under way for `key` in this process does. */
  run(key: string, work: () => Promise<Outcome>): Promise<Outcome> {
    const running = this.#underWay.get(key) ?? work().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, running)
    return running
  }
}
