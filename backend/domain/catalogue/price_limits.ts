import { formatNumber } from '../shared/numbers.ts'

/** The limits that the filter offers, in whole reais; an address or a search may name any other. */
export const PRICE_LIMITS = [100, 150, 200, 300, 400, 500] as const

/** Whole reais. */
export const HIGHEST_MAX_PRICE = 999_999

/** Returns whether a typed text is a limit, in its only spelling. */
export const isMaxPrice = (typed: string) => /^[1-9]\d{0,5}$/.test(typed)

/** Até R$ 1.200 */
export const upToPrice = (maxPrice: number, upTo: 'Até' | 'até' = 'Até') =>
  `${upTo} R$\u00A0${formatNumber(maxPrice)}`
