import type { Service } from '#contract/professionals.ts'

/** The cheapest priced service in reais; null where none has a price. Zero does not count: an empty field becomes it too. */
export function lowestPrice(services: readonly Service[]): number | null {
  const prices = services.map(({ price }) => price).filter((price) => price > 0)
  return prices.length > 0 ? Math.min(...prices) : null
}
