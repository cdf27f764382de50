import { useSearchParams } from 'react-router-dom'
import { LEAD_STATUSES } from '#contract/leads.ts'
import { NO_FILTERS, PERIODS, type LeadFilters } from './leads/leads.ts'

export const TABS = [
  { key: 'visao-geral', label: 'Visão Geral' },
  { key: 'leads', label: 'Leads' },
  { key: 'mensagens', label: 'Mensagens' },
  { key: 'avaliacoes', label: 'Avaliações' },
  { key: 'configuracoes', label: 'Configurações' },
] as const

export type TabKey = (typeof TABS)[number]['key']

export const panelId = (tab: TabKey) => `painel-${tab}`

/** Returns the tab in the URL (`?aba=leads`); by default the first. */
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

/** The URL of one lead: its list, with the lead open. */
export const toLead = (id: string) => `?aba=leads&lead=${id}`

/** Returns the id of the open lead. */
export const leadIn = (address: URLSearchParams): string | null => address.get('lead')

/** Rows of a list shown at first, and added each time. */
export const ROWS_STEP = 50

/** Returns the number of rows in the URL (`?mostrar=100`). */
export function rowsIn(address: URLSearchParams): number {
  const value = address.get('mostrar') ?? ''
  return /^[1-9]\d{1,4}$/.test(value) ? Math.max(Number(value), ROWS_STEP) : ROWS_STEP
}

/** Returns the URL of the same list with more rows. */
export function toMoreRows(address: URLSearchParams): string {
  const next = new URLSearchParams(address)
  next.delete('lead')
  next.set('mostrar', String(rowsIn(address) + ROWS_STEP))
  return `?${next.toString()}`
}

const MAX_SEARCH_LENGTH = 100

/** Reads the leads' filters from the URL; unknown values count as none. */
export function filtersIn(address: URLSearchParams): LeadFilters {
  return {
    search: (address.get('busca') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    status: LEAD_STATUSES.find((status) => status === address.get('status')) ?? 'all',
    period: PERIODS.find((period) => period === address.get('periodo')) ?? 'all',
  }
}

/** Returns the URL of filtered leads, from the top of the list. */
export function toLeads(filters: Partial<LeadFilters>): string {
  const { search, status, period } = { ...NO_FILTERS, ...filters }
  const address = new URLSearchParams({ aba: 'leads' })
  if (search) address.set('busca', search)
  if (status !== 'all') address.set('status', status)
  if (period !== 'all') address.set('periodo', period)
  return `?${address.toString()}`
}
