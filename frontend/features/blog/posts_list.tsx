import { Button } from '@radix-ui/themes'
import { Newspaper } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { PostCard as Card } from '#contract/blog.ts'
import { EmptyState } from '#frontend/ui/empty_state.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { PostCard } from '#frontend/ui/post_card.tsx'
import { paths } from '#frontend/paths.ts'
import { blogPath } from './shown_posts.ts'
import type { PostsOfPage } from '#frontend/api/blog.ts'
import { PostsSkeleton } from './posts_skeleton.tsx'

interface Props {
  shown: PostsOfPage
  /** Absent while they are on their way. */
  posts: readonly Card[] | undefined
  isError: boolean
  onRetry: () => void
}

export function PostsList({ shown, posts, isError, onRetry }: Props) {
  if (!posts) return isError ? <ErrorState onRetry={onRetry} /> : <PostsSkeleton />
  if (posts.length === 0) return <NoPosts {...shown} />
  return (
    <ul className="plain-list posts-grid">
      {posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}

function NoPosts({ page, category }: PostsOfPage) {
  const isPast = page > 1
  return (
    <EmptyState
      icon={<Newspaper size={28} />}
      title={isPast ? 'Não há mais posts por aqui' : 'Nenhum post publicado ainda'}
      description={
        isPast
          ? 'Você passou da última página.'
          : 'Novas leituras chegam em breve. Veja as outras categorias.'
      }
    >
      <Button size="3" variant="soft" asChild>
        <Link to={isPast ? blogPath(category) : paths.blog}>
          {isPast ? 'Voltar à primeira página' : 'Ver todos os posts'}
        </Link>
      </Button>
    </EmptyState>
  )
}
