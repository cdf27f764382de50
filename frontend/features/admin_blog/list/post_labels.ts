import type { AdminPostsPage, AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'

const number = new Intl.NumberFormat('pt-BR')

/** '1 post', 'Mostrando 21–40 de 43 posts' */
export function countShown(
  { page, limit }: Pick<AdminPostsRequest, 'page' | 'limit'>,
  { posts, total }: AdminPostsPage,
): string {
  const noun = total === 1 ? 'post' : 'posts'
  if (total <= posts.length || posts.length === 0) return `${number.format(total)} ${noun}`
  const first = (page - 1) * limit + 1
  return `Mostrando ${number.format(first)}–${number.format(first + posts.length - 1)} de ${number.format(total)} ${noun}`
}

export const CATEGORY_CHOICES = POST_CATEGORIES.map((value) => ({ value, label: categoryLabel(value) }))
