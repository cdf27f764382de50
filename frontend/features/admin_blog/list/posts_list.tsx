import { useState, type RefObject } from 'react'
import { Badge } from '@radix-ui/themes'
import { Link, useSearchParams } from 'react-router-dom'
import type { AdminPostRow } from '#contract/blog_admin.ts'
import type { AdminPostsPage, AdminPostsRequest } from '#frontend/api/admin_posts.ts'
import { Pagination } from '#frontend/ui/pagination.tsx'
import { useScrollToListTop } from '#frontend/ui/workspace/list/use_scroll_to_list_top.ts'
import { useMediaQuery } from '#frontend/ui/workspace/use_media_query.ts'
import { categoryLabel, countViews } from '#frontend/lib/post_words.ts'
import { formatDate, formatMoment } from '#domain/shared/dates.ts'
import { addressOf, toEditor } from '../posts_in_url.ts'
import { PostActions, type PostHandling } from './post_actions.tsx'

interface PostsProps extends PostHandling {
  posts: readonly AdminPostRow[]
}

interface ListProps {
  page: AdminPostsPage
  request: AdminPostsRequest
  /** The top of the list; it is scrolled into view when the page changes. */
  top: RefObject<HTMLElement | null>
}

/** One page of posts: a table where it fits, cards otherwise. */
export function PostsList({ page: { posts, total }, request, top }: ListProps) {
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

const views = new Intl.NumberFormat('pt-BR')

/** Posts where there is room for columns. */
function PostTable({ posts, ...handling }: PostsProps) {
  return (
    <table className="list-table post-table">
      <caption className="visually-hidden">Posts</caption>
      <thead>
        <tr>
          <th scope="col">Título</th>
          <th scope="col">Categoria</th>
          <th scope="col" className="post-views">
            Visualizações
          </th>
          <th scope="col">Status</th>
          <th scope="col" className="post-actions-head">
            Ações
          </th>
        </tr>
      </thead>
      <tbody>
        {posts.map((post) => (
          <tr key={post.id}>
            <th scope="row">
              <PostTitle post={post} />
              <PostFacts post={post} />
            </th>
            <td>
              <PostCategoryName post={post} />
            </td>
            <td className="post-views">{views.format(post.viewCount)}</td>
            <td>
              <PostStatus post={post} />
            </td>
            <td>
              <PostActions post={post} {...handling} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Posts on a phone, one under the other. */
function PostCards({ posts, ...handling }: PostsProps) {
  return (
    <ul className="plain-list list-cards" aria-label="Posts">
      {posts.map((post) => (
        <li key={post.id} className="list-card post-row-card">
          <div className="post-row-head">
            <PostCategoryName post={post} />
            <PostStatus post={post} />
          </div>
          <h2 className="post-row-heading">
            <PostTitle post={post} />
          </h2>
          <PostFacts post={post} />
          <span className="list-line">{countViews(post.viewCount)}</span>
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
    <Badge size="2" color={isPublished ? 'green' : publishAt ? 'blue' : 'amber'}>
      {isPublished ? 'Publicado' : publishAt ? 'Agendado' : 'Rascunho'}
    </Badge>
  )
}

/** Opens the editor. */
function PostTitle({ post: { id, title } }: PostProps) {
  const [address] = useSearchParams()
  return (
    <Link className="post-row-title" to={toEditor(address, id)} preventScrollReset>
      {title}
    </Link>
  )
}

/** What the post is about and when it was last touched. */
function PostFacts({ post }: PostProps) {
  const { conditionName, publishedAt, publishAt, isPublished, updatedAt } = post
  const [words, shown] = isPublished
    ? ['publicado em', formatDate(publishedAt ?? updatedAt)]
    : publishAt
      ? ['entra no ar em', formatMoment(publishAt)]
      : ['alterado em', formatDate(updatedAt)]
  return (
    <span className="list-line">
      {conditionName && `${conditionName} · `}
      {words} {shown}
    </span>
  )
}

function PostCategoryName({ post: { category } }: PostProps) {
  return (
    <span className="post-row-category" data-category={category}>
      {categoryLabel(category)}
    </span>
  )
}
