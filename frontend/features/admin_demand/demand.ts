import type { DemandRow, DemandSort } from '#contract/demand.ts'
import { DEMAND_SORTS } from '#contract/demand.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { countOf } from '#domain/shared/numbers.ts'
import type { DemandPage } from '#frontend/api/demand.ts'
import { pageCalled } from '#frontend/lib/page_numbers.ts'

export const PERIODS = [7, 30, 90, 400] as const

/** Reads period, order and page from the URL; unknown values count as defaults. */
export function demandIn(address: URLSearchParams): DemandPage {
  return {
    days: PERIODS.find((days) => String(days) === address.get('dias')) ?? 30,
    sort: DEMAND_SORTS.find((sort) => sort === address.get('ordem')) ?? 'most',
    page: pageCalled(address.get('pagina') ?? ''),
  }
}

/** The query string of the same; defaults are left out. */
export function toDemand({ days, sort, page }: DemandPage): string {
  const address = new URLSearchParams()
  if (days !== 30) address.set('dias', String(days))
  if (sort !== 'most') address.set('ordem', sort)
  if (page !== 1) address.set('pagina', String(page))
  return `?${address.toString()}`
}

type Sought = Pick<DemandRow, 'specialty' | 'city' | 'state' | 'insurance'>

/** 'Pediatra em Santos, SP, com Unimed'. */
export function demandWords({ specialty, city, state, insurance }: Sought): string {
  const where = inPlace({ city, state })
  return `${specialty ?? 'Qualquer especialidade'}${where && ` ${where}`}${insurance ? `${where && ','} com ${insurance}` : ''}`
}

/** '12 buscas sem ninguém, 3 com poucos'. */
export function countWords({ nobody, few }: Pick<DemandRow, 'nobody' | 'few'>): string {
  return [
    nobody > 0 && countOf(nobody, 'busca sem ninguém', 'buscas sem ninguém'),
    few > 0 && countOf(few, 'busca com poucos', 'buscas com poucos'),
  ]
    .filter(Boolean)
    .join(', ')
}

export const SORT_LABELS: Readonly<Record<DemandSort, string>> = {
  most: 'Mais buscas primeiro',
  nobody: 'Sem ninguém primeiro',
}

interface Site {
  brandName: string
  /** Of the registration. */
  address: string
}

/** The link that opens WhatsApp with words that invite whoever is chosen there. */
export function invitationLink(sought: Sought, { brandName, address }: Site): string {
  const words = demandWords({ ...sought, specialty: sought.specialty ?? 'profissionais de saúde' })
  const text = `Pacientes procuram ${words.charAt(0).toLowerCase()}${words.slice(1)} no ${brandName}, e encontram poucos ou ninguém. Cadastre-se: ${address}`
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}
