import { LAST_PAGE } from '#domain/shared/page_sizes.ts'

const SHOWN = 5

/** Returns up to five consecutive page numbers around the current one, within 1…total. */
export function pageNumbers(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(SHOWN / 2), total - SHOWN + 1))
  return Array.from({ length: Math.min(SHOWN, total) }, (_, index) => first + index)
}

/** Returns the page numbers with the first and the last page, which may skip some. */
export const withEnds = (around: readonly number[], total: number) => [...new Set([1, ...around, total])]

/** Parses a page number from the URL; by default 1, at most the API's last page. */
export function pageCalled(word: string): number {
  return /^[1-9]\d*$/.test(word) ? Math.min(Number(word), LAST_PAGE) : 1
}

/** The number of pages that can be opened; further rows need a filter. */
export const lastOpenPage = (total: number, size: number) => Math.min(Math.ceil(total / size), LAST_PAGE)
