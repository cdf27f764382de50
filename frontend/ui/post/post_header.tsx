import { CalendarDays, Clock, Eye } from 'lucide-react'
import type { Post } from '#contract/blog.ts'
import { formatLongDate } from '#domain/shared/dates.ts'
import { categoryLabel, countViews } from '#frontend/lib/post_words.ts'

export function PostHeader({ post, heading: Heading }: { post: Post; heading: 'h1' | 'h2' }) {
  const { category, conditionName, title, excerpt, featuredImage, featuredImageAlt } = post
  return (
    <header className="post-header">
      <p className="post-kind">
        <span className="post-category" data-category={category}>
          {categoryLabel(category)}
        </span>
        {conditionName && <span>{conditionName}</span>}
      </p>
      <Heading className="post-title">{title}</Heading>
      {excerpt && <p className="post-excerpt">{excerpt}</p>}
      <Facts post={post} />
      {featuredImage && (
        <img
          className="post-image"
          src={featuredImage}
          alt={featuredImageAlt ?? ''}
          width={1280}
          height={720}
          decoding="async"
          referrerPolicy="no-referrer"
        />
      )}
    </header>
  )
}

function Facts({ post: { publishedAt, viewCount, estimatedReadTime } }: { post: Post }) {
  return (
    <ul className="plain-list post-facts">
      <li>
        <CalendarDays size={18} aria-hidden="true" />
        <time dateTime={publishedAt}>{formatLongDate(publishedAt)}</time>
      </li>
      <li>
        <Eye size={18} aria-hidden="true" />
        {countViews(viewCount)}
      </li>
      <li>
        <Clock size={18} aria-hidden="true" />
        {`${estimatedReadTime} min de leitura`}
      </li>
    </ul>
  )
}
