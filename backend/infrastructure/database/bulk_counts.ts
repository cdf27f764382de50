const FLUSH_MS = 20_000
/** More wait nowhere; what comes beyond is not counted. */
const MAX_WAITING = 20_000

export type Counts<Row> = (Row & { count: number })[]

/** Adds up rows by their key and stores them in bulk a little later; what a crash takes along is lost. */
export class BulkCounts<Row extends object> {
  readonly #store: (counts: Counts<Row>) => Promise<unknown>
  readonly #onFailure: () => void
  #waiting = new Map<string, Row & { count: number }>()
  #timer: NodeJS.Timeout | null = null

  constructor(store: (counts: Counts<Row>) => Promise<unknown>, onFailure: () => void) {
    this.#store = store
    this.#onFailure = onFailure
  }

  add(key: string, row: Row): void {
    const waiting = this.#waiting.get(key)
    if (waiting) waiting.count += 1
    else if (this.#waiting.size < MAX_WAITING) this.#waiting.set(key, { ...row, count: 1 })
    this.#timer ??= setTimeout(() => void this.flush().catch(this.#onFailure), FLUSH_MS).unref()
  }

  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const counts = [...this.#waiting.values()]
    this.#waiting = new Map()
    if (counts.length > 0) await this.#store(counts)
  }
}
