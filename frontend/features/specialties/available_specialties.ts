import type { Facets } from '#contract/search.ts'
import { SPECIALTIES_PATH, specialtyPath } from '#domain/catalogue/specialty_paths.ts'
import { alphabetically } from '#domain/shared/text.ts'

export interface AvailableSpecialty {
  name: string
  slug: string
  /** Number of professionals. */
  count: number
}

/** Returns the specialties with professionals, in pt-BR order. */
export function availableSpecialties({ specialties }: Facets): AvailableSpecialty[] {
  return specialties
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => alphabetically(one.name, other.name))
}

/** https://schema.org/CollectionPage with the grid's items, in order. */
export function specialtiesMarkup(specialties: readonly AvailableSpecialty[], appUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: `${appUrl}${SPECIALTIES_PATH}`,
    name: 'Especialidades',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: specialties.length,
      itemListElement: specialties.map(({ name }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${appUrl}${specialtyPath(name)}`,
      })),
    },
  }
}
