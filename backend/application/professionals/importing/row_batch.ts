import type { BatchRow, RefusedRow } from './plan_batch.ts'

const SIZE = 1_000

/** Rows that are written together, one an e-mail. */
export class RowBatch {
  readonly rows: BatchRow[] = []
  /** Those that are wrong by themselves; told with the others, in the order of their lines. */
  readonly refused: RefusedRow[] = []
  readonly #places = new Map<string, number>()

  /** The earlier row of the same e-mail, which gave way; null where there was none. */
  add(row: BatchRow): BatchRow | null {
    const place = this.#places.get(row.email)
    const earlier = place === undefined ? undefined : this.rows[place]
    if (place !== undefined && earlier) {
      this.rows[place] = row
      return earlier
    }
    this.#places.set(row.email, this.rows.push(row) - 1)
    return null
  }

  isFull(): boolean {
    return this.rows.length + this.refused.length >= SIZE
  }
}
