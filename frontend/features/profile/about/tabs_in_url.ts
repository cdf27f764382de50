import { useSearchParams } from 'react-router-dom'

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
