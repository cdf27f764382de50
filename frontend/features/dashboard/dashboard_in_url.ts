import { useSearchParams } from 'react-router-dom'

export const TABS = [
  { key: 'visao-geral', label: 'Visão Geral' },
  { key: 'leads', label: 'Leads' },
  { key: 'avaliacoes', label: 'Avaliações' },
  { key: 'configuracoes', label: 'Configurações' },
] as const

export type TabKey = (typeof TABS)[number]['key']

export const panelId = (tab: TabKey) => `painel-${tab}`

/** The tab that the address asks for (`?aba=leads`); the first one for anything else. */
export function tabIn(address: URLSearchParams): TabKey {
  const asked = address.get('aba')
  return TABS.find(({ key }) => key === asked)?.key ?? 'visao-geral'
}

/** The address of a tab, the first being unsaid. */
export function toTab(tab: TabKey): string {
  return tab === 'visao-geral' ? '?' : `?aba=${tab}`
}

export function useTabInAddress(): TabKey {
  const [address] = useSearchParams()
  return tabIn(address)
}

export const LEADS_PER_PAGE = 20

/** The parameter that says which page is shown: of the leads (`?pagina=2`) or of the messages (`?mensagens=2`). */
type PagedList = 'pagina' | 'mensagens'

/** The page that the address asks for; the first for anything unreadable. */
export function pageIn(address: URLSearchParams, list: PagedList): number {
  const asked = address.get(list) ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

/** The address of a page, the first being unsaid; the other list stays where it is. */
export function toPage(address: URLSearchParams, list: PagedList, page: number): string {
  const next = new URLSearchParams(address)
  next.set('aba', 'leads')
  if (page === 1) next.delete(list)
  else next.set(list, String(page))
  return `?${next.toString()}`
}
