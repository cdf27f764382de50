const SHOWN = 5

/** Up to five consecutive page numbers around the current one, never outside 1…total. */
export function pageNumbers(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(SHOWN / 2), total - SHOWN + 1))
  return Array.from({ length: Math.min(SHOWN, total) }, (_, index) => first + index)
}
