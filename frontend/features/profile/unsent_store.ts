interface Unsent<Values> {
  values: Values
  elapsedMs: number
  key: string | undefined
  words: string
}

type UnsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** No key where the browser makes none, as on a page without https; the server knows equal fields for a while. */
const newKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined)

/** What was typed and did not reach the site, with the key it was sent under; a storage that refuses costs only the reload. */
export class UnsentStore<Values> {
  #key: string | undefined
  #words = ''
  #elapsedMs = 0
  readonly #name: string
  readonly #storage: () => UnsentStorage

  constructor(name: string, storage: () => UnsentStorage = () => window.sessionStorage) {
    this.#name = `unsent:${name}`
    this.#storage = storage
  }

  /** The same for the same words. */
  keyOf(words: unknown): string | undefined {
    const text = JSON.stringify(words)
    if (text !== this.#words) this.#key = newKey()
    this.#words = text
    return this.#key
  }

  keep(values: Values, elapsedMs: number): void {
    this.#elapsedMs = Math.max(elapsedMs, this.#elapsedMs)
    const unsent = { values, elapsedMs: this.#elapsedMs, key: this.#key, words: this.#words }
    try {
      this.#storage().setItem(this.#name, JSON.stringify(unsent))
    } catch {
      return
    }
  }

  read(): Unsent<Values> | null {
    try {
      const unsent = JSON.parse(this.#storage().getItem(this.#name) ?? 'null') as Unsent<Values> | null
      if (!unsent) return null
      this.#key ??= unsent.key
      this.#words ||= unsent.words
      this.#elapsedMs = Math.max(unsent.elapsedMs, this.#elapsedMs)
      return unsent
    } catch {
      return null
    }
  }

  /** Its key stays: the same words are the same sending for as long as the form is open. */
  drop(): void {
    try {
      this.#storage().removeItem(this.#name)
    } catch {
      return
    }
  }
}
