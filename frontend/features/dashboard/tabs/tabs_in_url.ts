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
