import { queryOptions } from '@tanstack/react-query'
import type { PostCategory } from '#contract/post_terms.ts'
import type { PublicApi } from '#contract/public_api.ts'
import { logFailure } from '#frontend/lib/log_failure.ts'

export interface PostsOfPage {
  /** From 1. */
  page: number
  /** All categories if absent. */
  category?: PostCategory | undefined
  /** Search words; blank for all. */
  q?: string | undefined
}

/** A page of posts; a failure is logged too. */
export const postsQuery = (api: PublicApi, { page, category, q }: PostsOfPage) =>
  queryOptions({
    queryKey: ['/api/blog', page, category ?? 'all', q ?? ''],
    async queryFn() {
      try {
        return await api.listPosts({ page, ...(category && { category }), ...(q && { q }) })
      } catch (error) {
        logFailure('Failed to fetch blog posts', error)
        throw error
      }
    },
  })

export const postQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: [`/api/blog/${slug}`], queryFn: () => api.getPost(slug) })

export const relatedQuery = (api: PublicApi, slug: string) =>
  queryOptions({ queryKey: [`/api/blog/${slug}/related`], queryFn: () => api.listRelated(slug) })
