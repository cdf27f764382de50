import type { ProfessionalsPage } from '#contract/public_api.ts'
import { professionalName } from '#frontend/lib/professional_name.ts'
import { paths } from '#frontend/paths.ts'
import { PAGE_SIZE } from '../list_queries.ts'
import { listPath, type ShownList } from '../place/list_place.ts'
import { headingOf } from './describe_list.ts'

/** https://schema.org/CollectionPage with the people that this page shows, numbered through all pages. */
export function listMarkup(shown: ShownList, { professionals, total }: ProfessionalsPage, appUrl: string) {
  const before = (shown.page - 1) * PAGE_SIZE
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url: `${appUrl}${listPath(shown)}`,
    name: headingOf(shown),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: professionals.map((professional, index) => ({
        '@type': 'ListItem',
        position: before + index + 1,
        name: professionalName(professional),
        url: `${appUrl}${paths.profile(professional.slug)}`,
      })),
    },
  }
}
