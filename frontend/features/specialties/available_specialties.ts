import type { Facets } from '#contract/search.ts'

export interface AvailableSpecialty {
  name: string
  slug: string
  /** How many professionals have it. */
  count: number
}

const portuguese = new Intl.Collator('pt-BR')

/** The specialties that somebody has, in pt-BR order. */
export function availableSpecialties({ specialties }: Facets): AvailableSpecialty[] {
  return specialties
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => portuguese.compare(one.name, other.name))
}
