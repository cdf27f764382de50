import { Badge } from '@radix-ui/themes'
import type { AdminPost } from '#contract/blog_admin.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { Link, useSearchParams } from 'react-router-dom'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { toEditor } from '../posts_in_url.ts'

interface Props {
  post: AdminPost
}

export function PostStatus({ post: { isPublished } }: Props) {
  return (
    <Badge size="2" color={isPublished ? 'green' : 'amber'}>
      {isPublished ? 'Publicado' : 'Rascunho'}
    </Badge>
  )
}

/** Opens the editor. */
export function PostTitle({ post: { id, title } }: Props) {
  const [address] = useSearchParams()
  return (
    <Link className="post-row-title" to={toEditor(address, id)} preventScrollReset>
      {title}
    </Link>
  )
}

/** What the post is about and when it was last touched. */
export function PostFacts({ post: { conditionName, publishedAt, isPublished, updatedAt } }: Props) {
  const date = isPublished && publishedAt ? publishedAt : updatedAt
  return (
    <span className="list-line">
      {conditionName && `${conditionName} · `}
      <time dateTime={date}>
        {isPublished ? 'publicado em' : 'alterado em'} {formatDate(date)}
      </time>
    </span>
  )
}

export function PostCategoryName({ post: { category } }: Props) {
  return (
    <span className="post-row-category" data-category={category}>
      {categoryLabel(category)}
    </span>
  )
}
