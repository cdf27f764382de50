import { formatNumber } from '#domain/shared/numbers.ts'
import type { AdminPostsPage, AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'

/** '1 post', 'Mostrando 21–40 de 43 posts' */
export function countShown(
  { page, limit }: Pick<AdminPostsRequest, 'page' | 'limit'>,
  { posts, total }: AdminPostsPage,
): string {
  const noun = total === 1 ? 'post' : 'posts'
  if (total <= posts.length || posts.length === 0) return `${formatNumber(total)} ${noun}`
  const first = (page - 1) * limit + 1
  return `Mostrando ${formatNumber(first)}–${formatNumber(first + posts.length - 1)} de ${formatNumber(total)} ${noun}`
}

export const CATEGORY_CHOICES = POST_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }))
