import { useSearchParams } from 'react-router-dom'

export const TABS = [
  { key: 'visao-geral', label: 'Visão Geral' },
  { key: 'leads', label: 'Leads' },
  { key: 'avaliacoes', label: 'Avaliações' },
  { key: 'configuracoes', label: 'Configurações' },
] as const

export type TabKey = (typeof TABS)[number]['key']

export const panelId = (tab: TabKey) => `painel-${tab}`

/** The tab in the URL (`?aba=leads`); the first where it is missing or unknown. */
export function tabIn(address: URLSearchParams): TabKey {
  const value = address.get('aba')
  return TABS.find(({ key }) => key === value)?.key ?? 'visao-geral'
}

/** The URL of a tab; the first has no parameter. */
export function toTab(tab: TabKey): string {
  return tab === 'visao-geral' ? '?' : `?aba=${tab}`
}

export function useTabInUrl(): TabKey {
  const [address] = useSearchParams()
  return tabIn(address)
}

export const LEADS_PER_PAGE = 20

/** The parameter that says which page is shown: of the leads (`?pagina=2`) or of the messages (`?mensagens=2`). */
type PagedList = 'pagina' | 'mensagens'

/** The page in the URL; the first where it is missing or malformed. */
export function pageIn(address: URLSearchParams, list: PagedList): number {
  const value = address.get(list) ?? ''
  return /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1
}

/** The URL of a page of one list, without a parameter for the first; the other list keeps its page. */
export function toPage(address: URLSearchParams, list: PagedList, page: number): string {
  const next = new URLSearchParams(address)
  next.set('aba', 'leads')
  if (page === 1) next.delete(list)
  else next.set(list, String(page))
  return `?${next.toString()}`
}
