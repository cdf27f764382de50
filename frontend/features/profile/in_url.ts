import { useSearchParams } from 'react-router-dom'
import { LAST_PAGE, REVIEWS_PER_PAGE } from '#domain/shared/page_sizes.ts'

export const TABS = [
  { key: 'sobre', label: 'Sobre' },
  { key: 'servicos', label: 'Serviços' },
  { key: 'convenios', label: 'Convênios' },
] as const

export type TabKey = (typeof TABS)[number]['key']

export const tabId = (tab: TabKey) => `aba-${tab}`
export const panelId = (tab: TabKey) => `painel-${tab}`

/** The tab that the address asks for (`?aba=servicos`), so that it can be sent to someone; the first one otherwise. */
export function tabIn(address: URLSearchParams): TabKey {
  const asked = address.get('aba')
  return TABS.find(({ key }) => key === asked)?.key ?? 'sobre'
}

/** The same address with another tab, the first being unsaid. */
export function withTab(address: URLSearchParams, tab: TabKey): string {
  const next = new URLSearchParams(address)
  if (tab === 'sobre') next.delete('aba')
  else next.set('aba', tab)
  return `?${next.toString()}`
}

export function useTabInAddress(): TabKey {
  const [address] = useSearchParams()
  return tabIn(address)
}

/** The page of reviews that the address asks for (`?avaliacoes=2`); the first for anything unreadable. */
export function reviewsPageIn(address: URLSearchParams): number {
  const asked = address.get('avaliacoes') ?? ''
  const page = /^\d{1,4}$/.test(asked) ? Number(asked) : 1
  return Math.min(Math.max(page, 1), LAST_PAGE)
}

/** The same address with another page of reviews, the first being unsaid. */
export function withReviewsPage(address: URLSearchParams, page: number): string {
  const next = new URLSearchParams(address)
  if (page === 1) next.delete('avaliacoes')
  else next.set('avaliacoes', String(page))
  return `?${next.toString()}#avaliacoes`
}

export function pagesOfReviews(total: number): number {
  return Math.min(Math.max(Math.ceil(total / REVIEWS_PER_PAGE), 1), LAST_PAGE)
}
