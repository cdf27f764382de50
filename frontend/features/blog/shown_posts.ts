import type { PostCard } from '#contract/blog.ts'
import { isPostCategory, type PostCategory } from '#contract/post_terms.ts'
import type { PostsOfPage } from '#frontend/api/blog.ts'
import { paths } from '#frontend/paths.ts'

/** Reads category and page from the URL; unknown values mean the first page of all posts. */
export function postsIn(search: URLSearchParams): PostsOfPage {
  const category = search.get('category') ?? ''
  const page = search.get('page') ?? ''
  const q = (search.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH)
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    ...(isPostCategory(category) && { category }),
    ...(q && { q }),
  }
}

const MAX_TEXT_LENGTH = 200

/** Returns the canonical path of a page of posts. */
export function blogPath(category: PostCategory | undefined, page = 1, q = ''): string {
  const asked = new URLSearchParams({
    ...(category && { category }),
    ...(q && { q }),
    ...(page > 1 && { page: String(page) }),
  })
  return asked.size === 0 ? paths.blog : `${paths.blog}?${asked.toString()}`
}

/** https://schema.org/CollectionPage with the posts on the page, in order. */
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
