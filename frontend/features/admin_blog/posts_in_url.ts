import { useNavigate, useSearchParams } from 'react-router-dom'
import { isPostCategory } from '#contract/post_terms.ts'
import type { AdminPostsRequest } from '#frontend/api/admin_posts.ts'

const POSTS_PER_PAGE = 20

/** The URL's value for the editor of a new post, instead of an id. */
export const NEW_POST = 'novo'

export const NO_FILTERS = { q: '', category: '', status: 'all' } as const

const STATUSES = ['published', 'unpublished'] as const

/** Reads the filters and the page from the URL; unknown values count as defaults. */
export function postsIn(address: URLSearchParams): AdminPostsRequest {
  const category = address.get('categoria') ?? ''
  const page = address.get('pagina') ?? ''
  return {
    q: (address.get('q') ?? '').trim(),
    category: isPostCategory(category) ? category : '',
    status: STATUSES.find((status) => status === address.get('status')) ?? 'all',
    page: /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1,
    limit: POSTS_PER_PAGE,
  }
}

/** The query string of these posts; defaults are left out. */
export function addressOf({ q, category, status, page }: Omit<AdminPostsRequest, 'limit'>): string {
  const pairs = Object.entries({
    q,
    categoria: category,
    status: status === 'all' ? '' : status,
    pagina: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(pairs).toString()}`
}

export function hasFilters({ q, category, status }: AdminPostsRequest): boolean {
  return q !== '' || category !== '' || status !== 'all'
}

/** Returns the post open in the editor: an id, 'novo', or null. */
export function openedIn(address: URLSearchParams): string | null {
  return address.get('post')
}

/** The same list with a post open in the editor, in the form or the preview. */
export function toEditor(address: URLSearchParams, post: string, as: 'form' | 'preview' = 'form'): string {
  const next = new URLSearchParams(address)
  next.set('post', post)
  if (as === 'preview') next.set('modo', 'previa')
  return `?${next.toString()}`
}

/** Whether the editor opens on the preview. */
export function startsWithPreview(address: URLSearchParams): boolean {
  return address.get('modo') === 'previa'
}

/** The same list with the editor closed. */
export function withoutEditor(address: URLSearchParams): string {
  const next = new URLSearchParams(address)
  next.delete('post')
  next.delete('modo')
  return `?${next.toString()}`
}

/** Opens a post, or 'novo', in the editor above the list. */
export function useOpenEditor(): (post: string, as?: 'form' | 'preview') => void {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  return (post, as) => void navigate(toEditor(address, post, as), { preventScrollReset: true })
}

/** Closes the editor and keeps the list. */
export function useCloseEditor(): () => void {
  const [address] = useSearchParams()
  const navigate = useNavigate()
  return () => void navigate(withoutEditor(address), { replace: true, preventScrollReset: true })
}
