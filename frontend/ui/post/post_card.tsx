import { Link } from 'react-router-dom'
import { Clock, Eye } from 'lucide-react'
import type { PostCard as Card } from '#contract/blog.ts'
import { formatLongDate } from '#domain/shared/date_words.ts'
import { categoryLabel, countViews, readingTime } from '#frontend/lib/post_words.ts'
import { paths } from '#frontend/paths.ts'
import { PostCover } from './post_cover.tsx'
import './post_previews.css'

interface Props {
  post: Card
  heading?: 'h2' | 'h3'
}

/** A post in a list; the whole card is a link. */
export function PostCard({ post, heading: Heading = 'h2' }: Props) {
  const { category, slug, title, conditionName, excerpt, metaDescription, publishedAt, viewCount } = post
  return (
    <article className="post-card">
      <PostCover {...post} />
      <div className="post-card-body">
        <p className="post-card-kind cluster middle small">
          <span className="post-card-category semibold">{categoryLabel(category)}</span>
          {conditionName && <span className="breakable quiet">{conditionName}</span>}
        </p>
        <Heading className="post-card-title breakable semibold">
          <Link className="plain-link post-card-link" to={paths.post(category, slug)}>
            {title}
          </Link>
        </Heading>
        <p className="post-card-text breakable quiet">{excerpt ?? metaDescription}</p>
        <p className="post-card-foot cluster quiet small">
          <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
          <span className="post-card-time">
            <Clock size={16} aria-hidden="true" />
            {readingTime(post.estimatedReadTime)}
          </span>
          {viewCount > 0 && (
            <span className="post-card-time">
              <Eye size={16} aria-hidden="true" />
              {countViews(viewCount)}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
