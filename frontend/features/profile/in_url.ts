import type { ReviewOrder } from '#contract/reviews.ts'
import { LAST_PAGE, REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'

/** Returns the page of reviews in the URL (`?avaliacoes=2`); 1 for anything invalid. */
export function reviewsPageIn(address: URLSearchParams): number {
  const typed = address.get('avaliacoes') ?? ''
  const page = /^\d{1,4}$/.test(typed) ? Number(typed) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** Returns the same URL with another page of reviews; the first is omitted. */
export function withReviewsPage(address: URLSearchParams, page: number): string {
  const next = new URLSearchParams(address)
  if (page === 1) next.delete('avaliacoes')
  else next.set('avaliacoes', String(page))
  return `?${next.toString()}#avaliacoes`
}

/** Returns the order of reviews in the URL (`?ordem=menores`); the newest first for anything else. */
export function reviewsOrderIn(address: URLSearchParams): ReviewOrder {
  return address.get('ordem') === LOWEST ? 'lowest' : 'newest'
}

const LOWEST = 'menores'

/** Returns the same URL with the reviews in this order, from the first page on. */
export function withReviewsOrder(address: URLSearchParams, order: ReviewOrder): string {
  const next = new URLSearchParams(address)
  if (order === 'lowest') next.set('ordem', LOWEST)
  else next.delete('ordem')
  return withReviewsPage(next, 1)
}

export function pagesOfReviews(total: number): number {
  return Math.min(Math.max(Math.ceil(total / REVIEWS_PER_PAGE), 1), LAST_PAGE)
}

const SOUGHT = '#convenio='

/** Returns the insurer of the preceding search; empty without one. */
export function soughtInsurerIn(hash: string): string {
  if (!hash.startsWith(SOUGHT)) return ''
  try {
    return decodeURIComponent(hash.slice(SOUGHT.length))
  } catch {
    return ''
  }
}

/** Puts the searched insurer first, if present. */
export function soughtFirst(insurers: readonly string[], sought: string): string[] {
  const others = insurers.filter((name) => name !== sought)
  return others.length < insurers.length ? [sought, ...others] : others
}
