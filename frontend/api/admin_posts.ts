import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { AdminPost, AdminPostRow, EditPostBody, PostForm } from '#contract/blog_admin.ts'
import type { PostCategory } from '#contract/post_terms.ts'
import { call, callPage } from '#frontend/lib/http.ts'

const PATH = '/api/admin/blog'

export interface AdminPostsRequest {
  /** Part of title, slug or condition; blank for all. */
  q: string
  category: PostCategory | ''
  status: 'all' | 'published' | 'unpublished'
  /** From 1. */
  page: number
  limit: number
}

export interface AdminPostsPage {
  posts: AdminPostRow[]
  /** Of all pages. */
  total: number
}

/** One page of all posts, drafts included, last changed first; reloaded whenever the list is opened. */
export const adminPostsQuery = ({ q, category, status, page, limit }: AdminPostsRequest) =>
  queryOptions({
    queryKey: [PATH, 'list', q, category, status, page, limit],
    queryFn: async (): Promise<AdminPostsPage> => {
      const query = { q, category, status, page: String(page), limit: String(limit) }
      const { rows: posts, total } = await callPage('GET /api/admin/blog', { query })
      return { posts, total }
    },
    staleTime: 0,
  })

/** One post as stored; dropped when its editor closes. */
export const adminPostQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, 'post', id],
    queryFn: () => call('GET /api/admin/blog/:id', { id }),
    staleTime: 0,
    gcTime: 0,
  })

/** Drops the public pages' data on posts, so that they reload. */
function forgetPublicPosts(queryClient: QueryClient): void {
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('/api/blog'),
  })
}

/** Shows a changed post in its place; the list is sorted again when reloaded. */
function showChanged(queryClient: QueryClient, changed: AdminPost): void {
  queryClient.setQueriesData<AdminPostsPage>({ queryKey: [PATH, 'list'] }, (page) =>
    page ? { ...page, posts: page.posts.map((each) => (each.id === changed.id ? changed : each)) } : page,
  )
  forgetPublicPosts(queryClient)
}

/** Reloads the list. */
export function readPostsAgain(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [PATH, 'list'] })
}

/** Stores a new post as a draft. */
export function useDraftPost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: PostForm) => call('POST /api/admin/blog', { body: form }),
    onSuccess: () => void readPostsAgain(queryClient),
  })
}

/** Saves a post. An outdated `updatedAt` is refused with `post_changed_meanwhile`. */
export function useEditPost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, form }: { id: string; form: EditPostBody }) =>
      call('PUT /api/admin/blog/:id', { id, body: form }),
    onSuccess: (edited) => showChanged(queryClient, edited),
  })
}

/** Publishes a post, or turns it into a draft. */
export function useSwitchPost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, to }: { id: string; to: 'publish' | 'unpublish' }) =>
      call(`POST /api/admin/blog/:id/${to}`, { id }),
    onSuccess: (switched) => showChanged(queryClient, switched),
  })
}

/** Schedules a draft's publication; null cancels it. */
export function useSchedulePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, publishAt }: { id: string; publishAt: string | null }) =>
      call('POST /api/admin/blog/:id/schedule', { id, body: { publishAt } }),
    onSuccess: (scheduled) => showChanged(queryClient, scheduled),
  })
}

/** A post's revisions, newest first. */
export const revisionsQuery = (id: string) =>
  queryOptions({
    queryKey: [PATH, 'revisions', id],
    queryFn: () => call('GET /api/admin/blog/:id/revisions', { id }),
    staleTime: 0,
    gcTime: 0,
  })

export function useRestoreRevision() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, revisionId }: { id: string; revisionId: string }) =>
      call('POST /api/admin/blog/:id/revisions/:revisionId/restore', { id, revisionId }),
    onSuccess: (restored) => showChanged(queryClient, restored),
  })
}

/** Deletes a post; resolves once the list is reloaded. */
export function useDeletePost() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/admin/blog/:id', { id }),
    onSuccess: () => {
      forgetPublicPosts(queryClient)
      return readPostsAgain(queryClient)
    },
  })
}
