import { Button } from '@radix-ui/themes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { FilePlus2 } from 'lucide-react'
import { adminPostsQuery, type AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { isPostCategory } from '#contract/post_terms.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { SearchInput, useTypedSearch } from '#frontend/ui/workspace/list/search_input.tsx'
import { addressOf, hasFilters, NO_FILTERS, postsIn } from '../posts_in_url.ts'
import { PostsList } from './posts_list.tsx'
import { CATEGORY_CHOICES, countShown } from './post_labels.ts'
import '#frontend/ui/workspace/list/list.css'

/** The filters and page in the URL; a changed filter goes to the first page. */
function usePostsInUrl() {
  const [address] = useSearchParams()
  const changeAddress = useAddressChange()
  const change = (changed: Partial<AdminPostsRequest>) =>
    changeAddress((current) => addressOf({ ...postsIn(current), page: 1, ...changed }))
  return { request: postsIn(address), change }
}

/** All posts, drafts too: found by the filters, twenty a page. */
export function PostsPanel() {
  const { request, change } = usePostsInUrl()
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...adminPostsQuery(request),
    placeholderData: keepPreviousData,
  })
  useReadFailure(error)
  const count = useRef<HTMLParagraphElement>(null)
  const clear = () => {
    change(NO_FILTERS)
    count.current?.focus()
  }
  return (
    <div className="posts" aria-busy={isPlaceholderData}>
      <PostFilters filters={request} onChange={change} />
      <div className="list-bar">
        <p ref={count} tabIndex={-1} className="list-count" aria-live="polite">
          {data && (data.total > 0 || hasFilters(request)) && countShown(request, data)}
        </p>
        {hasFilters(request) && (
          <Button size="2" variant="ghost" onClick={clear}>
            Limpar Filtros
          </Button>
        )}
      </div>
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <PostsSkeleton />}
      {data?.posts.length === 0 && <NoPosts request={request} />}
      {data && data.posts.length > 0 && <PostsList page={data} request={request} top={count} />}
    </div>
  )
}

const CATEGORIES = [{ value: '', label: 'Todas' }, ...CATEGORY_CHOICES]

const STATUSES = [
  { value: 'all', label: 'Todos' },
  { value: 'published', label: 'Publicados' },
  { value: 'unpublished', label: 'Não publicados' },
]

type Filters = Pick<AdminPostsRequest, 'q' | 'category' | 'status'>

interface Props {
  filters: Filters
  onChange: (changed: Partial<Filters>) => void
}

/** Filters by text, category and status. */
function PostFilters({ filters, onChange }: Props) {
  const { typed, type } = useTypedSearch(filters.q, (q) => onChange({ q }))
  return (
    <search className="list-filters" aria-label="Filtrar posts">
      <SearchInput label="Buscar por título, slug ou condição" value={typed} onType={type} />
      <FormField label="Categoria">
        {(control) => (
          <NativeSelect
            {...control}
            choices={CATEGORIES}
            value={filters.category}
            onChange={({ target: { value } }) => onChange({ category: isPostCategory(value) ? value : '' })}
          />
        )}
      </FormField>
      <FormField label="Status">
        {(control) => (
          <NativeSelect
            {...control}
            choices={STATUSES}
            value={filters.status}
            onChange={({ target }) => onChange({ status: target.value as Filters['status'] })}
          />
        )}
      </FormField>
    </search>
  )
}

/** Nothing was found, the page is past the end, or nothing was written yet: each with what to do next. */
function NoPosts({ request }: { request: AdminPostsRequest }) {
  if (request.page > 1)
    return (
      <EmptyState title="Não há posts nesta página">
        <Button size="3" variant="soft" asChild>
          <Link to={addressOf({ ...request, page: 1 })}>Voltar à primeira página</Link>
        </Button>
      </EmptyState>
    )
  if (hasFilters(request))
    return (
      <EmptyState
        title="Nenhum post encontrado"
        description="Tente outras palavras, categoria ou status, ou limpe os filtros."
      />
    )
  return (
    <EmptyState
      icon={<FilePlus2 size={28} />}
      title="Nenhum post ainda"
      description="Use “Novo Post” para escrever o primeiro. Ele fica como rascunho até você publicar."
    />
  )
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8]

/** Shown while the posts load; as high as the list. */
export function PostsSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando posts…</output>
      <div className="post-rows-skeleton" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} className="post-row-skeleton">
            <span className="skeleton-bar post-skeleton-title" data-width="long" />
            <span className="skeleton-bar" data-width="medium" />
            <span className="post-skeleton-end">
              <span className="skeleton-bar post-skeleton-switch" />
              <span className="skeleton-bar post-skeleton-switch" />
            </span>
          </span>
        ))}
      </div>
    </>
  )
}
