interface Unsent<Values> {
  values: Values
  elapsedMs: number
  key: string | undefined
  words: string
  /** Whether they were sent and did not arrive. */
  hasFailed: boolean
}

type UnsentStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Undefined if the browser has no randomUUID, as on a page without https; the server then recognizes equal fields. */
const newKey = (): string | undefined => ('randomUUID' in crypto ? crypto.randomUUID() : undefined)

const isEmpty = (value: unknown) => value === undefined || value === null || value === '' || value === false

/**
 * What is typed in a form and not sent yet, in this tab, with its submission key; it outlives a closed dialog, a reload and
 * a navigation. A failing storage costs only that.
 */
export class UnsentStore<Values extends object> {
  #key: string | undefined
  #words = ''
  #elapsedMs = 0
  readonly #name: string
  readonly #storage: () => UnsentStorage

  constructor(name: string, storage: () => UnsentStorage = () => window.sessionStorage) {
    this.#name = `unsent:${name}`
    this.#storage = storage
  }

  /** Returns the same key for the same words. */
  keyOf(words: unknown): string | undefined {
    const text = JSON.stringify(words)
    if (text !== this.#words) this.#key = newKey()
    this.#words = text
    return this.#key
  }

  /** Keeps nothing where every value is empty. */
  keep(values: Values, elapsedMs = 0, hasFailed = false): void {
    if (Object.values(values).every(isEmpty)) return this.drop()
    this.#elapsedMs = Math.max(elapsedMs, this.#elapsedMs)
    const unsent = { values, elapsedMs: this.#elapsedMs, key: this.#key, words: this.#words, hasFailed }
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

  /** Keeps the key: the same words are the same submission while the form is open. */
  drop(): void {
    try {
      this.#storage().removeItem(this.#name)
    } catch {
      return
    }
  }
}
