import type { BatchRow } from './plan_batch.ts'

const SIZE = 1_000

/** Rows that are written together, one an e-mail. */
export class RowBatch {
  readonly rows: BatchRow[] = []
  readonly #places = new Map<string, number>()

  /** Answers whether an earlier row of the same e-mail gave way. */
  add(row: BatchRow): boolean {
    const place = this.#places.get(row.email)
    if (place !== undefined) {
      this.rows[place] = row
      return true
    }
    this.#places.set(row.email, this.rows.push(row) - 1)
    return false
  }

  isFull(): boolean {
    return this.rows.length >= SIZE
  }
}
