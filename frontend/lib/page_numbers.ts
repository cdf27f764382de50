import { LAST_PAGE } from '#domain/shared/page_sizes.ts'

const SHOWN = 5

/** Up to five consecutive page numbers around the current one, never outside 1…total. */
export function pageNumbers(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(SHOWN / 2), total - SHOWN + 1))
  return Array.from({ length: Math.min(SHOWN, total) }, (_, index) => first + index)
}

/** The page that a word of the address names: the first where it names none, and none further down than the server opens. */
export function pageCalled(word: string): number {
  return /^[1-9]\d*$/.test(word) ? Math.min(Number(word), LAST_PAGE) : 1
}

/** How many pages of a list can be opened; what lies beyond them is found by filtering. */
export const lastOpenPage = (total: number, size: number) => Math.min(Math.ceil(total / size), LAST_PAGE)
