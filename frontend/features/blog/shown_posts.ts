import type { PostCard } from '#contract/blog.ts'
import { isPostCategory, type PostCategory } from '#contract/post_terms.ts'
import type { PostsOfPage } from '#frontend/api/blog.ts'
import { paths } from '#frontend/paths.ts'

/** What the address asks for; words that mean nothing ask for the first page of everything. */
export function postsIn(search: URLSearchParams): PostsOfPage {
  const category = search.get('category') ?? ''
  const page = search.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    ...(isPostCategory(category) && { category }),
  }
}

/** The one address of a page of posts. */
export function blogPath(category: PostCategory | undefined, page = 1): string {
  const base = category ? paths.blogCategory(category) : paths.blog
  return page === 1 ? base : `${base}${category ? '&' : '?'}page=${page}`
}

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
