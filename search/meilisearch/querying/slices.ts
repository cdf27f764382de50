export interface Slice {
  part: number
  offset: number
  limit: number
}

/** Which slice of each part makes a page of all parts laid end to end. `totals` says how long each part is. */
export function slicesOf(totals: readonly number[], offset: number, limit: number): Slice[] {
  const slices: Slice[] = []
  let start = 0
  for (const [part, total] of totals.entries()) {
    const from = Math.max(offset - start, 0)
    const to = Math.min(offset + limit - start, total)
    if (from < to) slices.push({ part, offset: from, limit: to - from })
    start += total
  }
  return slices
}
