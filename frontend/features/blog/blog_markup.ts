import type { PostCard } from '#contract/blog.ts'
import { paths } from '#frontend/paths.ts'

/** https://schema.org/CollectionPage listing the posts that the page shows, in their order. */
export function blogMarkup(posts: readonly PostCard[], url: string, appUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    url,
    name: 'Blog de saúde',
    inLanguage: 'pt-BR',
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: posts.length,
      itemListElement: posts.map(({ category, slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: `${appUrl}${paths.post(category, slug)}`,
      })),
    },
  }
}
