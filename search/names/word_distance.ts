/**
 * Returns the optimal string alignment distance: letters to add, drop, change or swap with their neighbour; `limit + 1`
 * for anything above `limit`, which is at most 250. Skips the common beginning and end.
 */
export function wordDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  const start = alikeAtTheBeginning(one, other)
  const end = alikeAtTheEnd(one, other, start)
  return distance(one.slice(start, one.length - end), other.slice(start, other.length - end), limit)
}

/** Looks only at cells at most `limit` off the diagonal: no other one can lie within it. */
function distance(one: string, other: string, limit: number): number {
  const beyond = limit + 1
  const newRow = () => new Uint8Array(other.length + 2).fill(beyond)
  let [twoBack, previous, current] = [newRow(), newRow(), newRow()]
  for (let column = 0; column <= Math.min(limit, other.length); column++) previous[column] = column
  for (let row = 1; row <= one.length; row++) {
    const [first, last] = [Math.max(1, row - limit), Math.min(other.length, row + limit)]
    let left = first === 1 ? row : beyond
    let least = left
    current[first - 1] = left
    for (let column = first; column <= last; column++) {
      const isSame = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      const changed = (previous[column - 1] ?? beyond) + (isSame ? 0 : 1)
      left = Math.min((previous[column] ?? beyond) + 1, left + 1, changed)
      if (isSwapped(one, other, row, column)) left = Math.min(left, (twoBack[column - 2] ?? beyond) + 1)
      current[column] = left
      least = Math.min(least, left)
    }
    if (least > limit) return beyond
    current[last + 1] = beyond
    ;[twoBack, previous, current] = [previous, current, twoBack]
  }
  return Math.min(previous[other.length] ?? beyond, beyond)
}

/** Returns whether the letters before these places are each other's neighbours, the other way round. */
function isSwapped(one: string, other: string, row: number, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  )
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
