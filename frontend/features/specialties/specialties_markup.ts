import { SPECIALTIES_PATH, specialtyPath } from '#domain/catalogue/specialty_paths.ts'
import type { AvailableSpecialty } from './available_specialties.ts'

/** https://schema.org/CollectionPage listing what the grid shows, in its order. */
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
