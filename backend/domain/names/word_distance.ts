/**
 * Returns the optimal string alignment distance: letters to add, drop, change or swap with their neighbour; `limit + 1`
 * for anything above `limit`. Skips the common beginning and end.
 */
export function wordDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  const start = alikeAtTheBeginning(one, other)
  const end = alikeAtTheEnd(one, other, start)
  return distance(one.slice(start, one.length - end), other.slice(start, other.length - end), limit)
}

function distance(one: string, other: string, limit: number): number {
  let twoBack: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = nextRow(one, other, row, previous, twoBack)
    if (Math.min(...current) > limit) return limit + 1
    twoBack = previous
    previous = current
  }
  return Math.min(...previous.slice(-1), limit + 1)
}

function nextRow(
  one: string,
  other: string,
  row: number,
  previous: readonly number[],
  twoBack: readonly number[],
): number[] {
  const current: number[] = []
  let [left, diagonal] = [Infinity, Infinity]
  for (const [column, above] of previous.entries()) {
    const change = one[row - 1] === other[column - 1] ? 0 : 1
    const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    const swapped = isSwapped ? twoBack[column - 2] : undefined
    left = Math.min(above + 1, left + 1, diagonal + change, (swapped ?? Infinity) + 1)
    diagonal = above
    current.push(left)
  }
  return current
}

function alikeAtTheBeginning(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let alike = 0
  while (alike < most && one[alike] === other[alike]) alike++
  return alike
}

function alikeAtTheEnd(one: string, other: string, start: number): number {
  const most = Math.min(one.length, other.length) - start
  let alike = 0
  while (alike < most && one.at(-1 - alike) === other.at(-1 - alike)) alike++
  return alike
}
