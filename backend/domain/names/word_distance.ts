/**
 * Letters to add, drop, change or swap with their neighbour to turn one word into the other (optimal string alignment);
 * anything above `limit` is answered as `limit + 1`.
 */
export function wordDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let twoBack: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = nextRow(one, other, row, previous, twoBack)
    if (Math.min(...current) > limit) return limit + 1
    twoBack = previous
    previous = current
  }
  return Math.min(previous[other.length] ?? limit + 1, limit + 1)
}

function nextRow(one: string, other: string, row: number, previous: number[], twoBack: number[]): number[] {
  const current = [row]
  for (let column = 1; column <= other.length; column++) {
    const change = one[row - 1] === other[column - 1] ? 0 : 1
    const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    current[column] = Math.min(
      at(previous, column) + 1,
      at(current, column - 1) + 1,
      at(previous, column - 1) + change,
      swapped ? at(twoBack, column - 2) + 1 : Infinity,
    )
  }
  return current
}

function at(line: readonly number[], index: number): number {
  return line[index] ?? Infinity
}
