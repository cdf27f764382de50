import type { Service } from '#contract/professionals.ts'

/** The filled lines of a text, without the marks people type in front of list items. */
export function bulletsOf(text: string | null): string[] {
  return linesOf(text)
    .map((line) => line.replace(/^[-–—•*·]+\s*/, ''))
    .filter(Boolean)
}

/** The filled lines of a text, each one a paragraph. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** The cheapest priced service in reais; null where none has a price. Zero does not count: an empty field becomes it too. */
export function lowestPrice(services: readonly Service[]): number | null {
  const prices = services.map(({ price }) => price).filter((price) => price > 0)
  return prices.length > 0 ? Math.min(...prices) : null
}

/** The address as the platform writes it, or null where it is none or is not https. */
export function httpsAddress(typed: string | null): string | null {
  if (!typed || !URL.canParse(typed)) return null
  const { protocol, href } = new URL(typed)
  return protocol === 'https:' ? href : null
}
