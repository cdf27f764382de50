import { Badge, Button, Heading, Table, Text } from '@radix-ui/themes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState, type RefObject } from 'react'
import { useSearchParams, Link } from 'react-router-dom'
import { FilePlus2 } from 'lucide-react'
import { formatNumber } from '#domain/shared/numbers.ts'
import { adminPostsQuery, type AdminPostsRequest, type AdminPostsPage } from '#frontend/api/admin_posts.ts'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { useReadFailure } from '#frontend/ui/workspace/use_failure_toast.ts'
import { isPostCategory } from '#contract/post_terms.ts'
import { useAddressChange } from '#frontend/ui/workspace/list/use_address_change.ts'
import { SearchInput, SelectFilter, useTypedSearch } from '#frontend/ui/workspace/list/list_filters.tsx'
import type { AdminPostRow } from '#contract/blog_admin.ts'
import { Pagination } from '#frontend/ui/page/pagination.tsx'
import { useScrollToListTop } from '#frontend/ui/workspace/list/use_scroll_to_list_top.ts'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { categoryLabel, countViews } from '#frontend/lib/post_words.ts'
import { formatDate, formatMoment } from '#domain/shared/date_words.ts'
import { addressOf, hasFilters, NO_FILTERS, postsIn, toEditor } from '../posts_in_url.ts'
import { CATEGORY_CHOICES, countShown } from './post_labels.ts'
import { PostActions, type PostHandling } from './post_actions.tsx'
import '#frontend/ui/workspace/list/list.css'

interface PostsProps extends PostHandling {
  posts: readonly AdminPostRow[]
}

interface ListProps {
  page: AdminPostsPage
  request: AdminPostsRequest
  /** The top of the list; it is scrolled into view when the page changes. */
  top: RefObject<HTMLElement | null>
}

/** One page of posts: a table if there is room, otherwise cards. */
function PostsList({ page: { posts, total }, request, top }: ListProps) {
  const isWide = useMediaQuery('(min-width: 960px)')
  const [announcement, setAnnouncement] = useState('')
  const Posts = isWide ? PostTable : PostCards
  useScrollToListTop(request.page, top)
  return (
    <>
      <Posts posts={posts} onDone={setAnnouncement} onRemoved={() => top.current?.focus()} />
      <output className="visually-hidden">{announcement}</output>
      <Pagination
        label="Páginas de posts"
        current={request.page}
        total={Math.ceil(total / request.limit)}
        to={(page) => addressOf({ ...request, page })}
      />
    </>
  )
}

/** Posts as a table, on wide screens. */
function PostTable({ posts, ...handling }: PostsProps) {
  return (
    <Table.Root variant="surface" size="3" className="list-table">
      <caption className="visually-hidden">Posts</caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeaderCell width="46%">Título</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Categoria</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Visualizações</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell>Status</Table.ColumnHeaderCell>
          <Table.ColumnHeaderCell justify="end">Ações</Table.ColumnHeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {posts.map((post) => (
          <Table.Row align="center" key={post.id}>
            <Table.RowHeaderCell>
              <PostTitle post={post} />
              <PostFacts post={post} />
            </Table.RowHeaderCell>
            <Table.Cell>
              <PostCategoryName post={post} />
            </Table.Cell>
            <Table.Cell justify="end" className="digits">
              {formatNumber(post.viewCount)}
            </Table.Cell>
            <Table.Cell>
              <PostStatus post={post} />
            </Table.Cell>
            <Table.Cell>
              <PostActions post={post} {...handling} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  )
}

/** Posts as cards, on phones. */
function PostCards({ posts, ...handling }: PostsProps) {
  return (
    <ul className="plain-list list-cards stack gap-3" aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id} className="list-card panel stack post-row-card gap-2 p-4">
          <div className="post-row-head quiet small line between gap-3">
            <PostCategoryName post={post} />
            <PostStatus post={post} />
          </div>
          <Heading as="h2" size="4">
            <PostTitle post={post} />
          </Heading>
          <PostFacts post={post} />
          <Text as="div" size="2" color="gray" className="breakable">
            {countViews(post.viewCount)}
          </Text>
          <PostActions post={post} {...handling} />
        </li>
      ))}
    </ul>
  )
}

interface PostProps {
  post: AdminPostRow
}

function PostStatus({ post: { isPublished, publishAt } }: PostProps) {
  return (
    <Badge size="2" color={isPublished ? 'green' : publishAt ? 'teal' : 'amber'}>
      {isPublished ? 'Publicado' : publishAt ? 'Agendado' : 'Rascunho'}
    </Badge>
  )
}

/** Opens the editor. */
function PostTitle({ post: { id, title } }: PostProps) {
  const [address] = useSearchParams()
  return (
    <Link className="post-row-title breakable semibold" to={toEditor(address, id)} preventScrollReset>
      {title}
    </Link>
  )
}

/** Category, condition and last change. */
function PostFacts({ post }: PostProps) {
  const { conditionName, publishedAt, publishAt, isPublished, updatedAt } = post
  const [words, shown] = isPublished
    ? ['publicado em', formatDate(publishedAt ?? updatedAt)]
    : publishAt
      ? ['entra no ar em', formatMoment(publishAt)]
      : ['alterado em', formatDate(updatedAt)]
  return (
    <Text as="div" size="2" color="gray" className="breakable">
      {conditionName && `${conditionName} · `}
      {words} {shown}
    </Text>
  )
}

function PostCategoryName({ post: { category } }: PostProps) {
  return (
    <span className="post-row-category line gap-2" data-category={category}>
      {categoryLabel(category)}
    </span>
  )
}

/** The filters and page in the URL; a changed filter goes to the first page. */
function usePostsInUrl() {
  const [address] = useSearchParams()
  const changeAddress = useAddressChange()
  const change = (changed: Partial<AdminPostsRequest>) =>
    changeAddress((current) => addressOf({ ...postsIn(current), page: 1, ...changed }))
  return { request: postsIn(address), change }
}

/** All posts, drafts included, filtered, twenty per page. */
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
    <div className="stack gap-4" aria-busy={isPlaceholderData}>
      <PostFilters filters={request} onChange={change} />
      <div className="list-bar cluster middle">
        <p ref={count} tabIndex={-1} className="list-count quiet digits" aria-live="polite">
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
    <search className="list-filters gap-3" aria-label="Filtrar posts">
      <SearchInput label="Buscar por título, slug ou condição" value={typed} onType={type} />
      <SelectFilter
        label="Categoria"
        choices={CATEGORIES}
        value={filters.category}
        onChoose={(category) => onChange({ category: isPostCategory(category) ? category : '' })}
      />
      <SelectFilter
        label="Status"
        choices={STATUSES}
        value={filters.status}
        onChoose={(status) => onChange({ status: status as Filters['status'] })}
      />
    </search>
  )
}

/** No match, past the last page, or no posts yet: each with a next step. */
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
      <div className="stack gap-3" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} className="post-row-skeleton panel stack gap-1 p-4">
            <span className="skeleton-bar" data-width="long" />
            <span className="skeleton-bar" data-width="medium" />
          </span>
        ))}
      </div>
    </>
  )
}
