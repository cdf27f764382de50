import { ChevronLeft, ChevronRight, Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PostCard as Card } from '#contract/blog.ts'
import type { PostsOfPage } from '#frontend/api/blog.ts'
import { paths } from '#frontend/paths.ts'
import { EmptyState, ErrorState } from '#frontend/ui/status_message.tsx'
import { PostCard } from '#frontend/ui/post_card.tsx'
import { blogPath } from './shown_posts.ts'
import { Button } from '#frontend/ui/button.tsx'
import { Link } from '#frontend/ui/link.tsx'

const SKELETONS = 6

/** Six placeholders of the cards' size while the posts load. */
function PostsSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando posts…</output>
      <ul className="plain-list posts-grid" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="post-card">
            <span className="skeleton-bar blog-skeleton-cover" />
            <div className="post-card-body">
              <p className="post-card-kind cluster">
                <span className="skeleton-bar" data-width="badge" />
              </p>
              <p className="post-card-title">
                <span className="skeleton-bar" data-width="long" />
                <span className="skeleton-bar" data-width="short" />
              </p>
              <p className="post-card-text blog-skeleton-text">
                <span className="skeleton-bar" />
                <span className="skeleton-bar" />
                <span className="skeleton-bar" data-width="medium" />
              </p>
              <p className="post-card-foot cluster quiet small blog-skeleton-foot">
                <span className="skeleton-bar" data-width="short" />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

interface StepProps {
  to: string
  rel: 'prev' | 'next'
  isOpen: boolean
  children: ReactNode
}

function Step({ to, rel, isOpen, children }: StepProps) {
  if (!isOpen)
    return (
      <span className="blog-step" aria-hidden="true" data-closed="true">
        {children}
      </span>
    )
  return (
    <Link className="blog-step" to={to} rel={rel}>
      {children}
    </Link>
  )
}

interface PostsPagesProps {
  page: number
  totalPages: number
  /** Returns a page's path. */
  pathOf: (page: number) => string
}

/** 'Anterior', 'Página 2 de 3', 'Próxima'; nothing for a single page. */
export function PostsPages({ page, totalPages, pathOf }: PostsPagesProps) {
  if (totalPages <= 1) return null
  return (
    <nav className="blog-pages cluster" aria-label="Páginas do blog">
      <Step to={pathOf(page - 1)} rel="prev" isOpen={page > 1}>
        <ChevronLeft size={18} aria-hidden="true" />
        Anterior
      </Step>
      <span>
        Página {page} de {totalPages}
      </span>
      <Step to={pathOf(page + 1)} rel="next" isOpen={page < totalPages}>
        Próxima
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  )
}

interface Props {
  shown: PostsOfPage
  /** Absent while loading. */
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

function NoPosts({ page, category, q }: PostsOfPage) {
  const isPast = page > 1
  if (q && !isPast)
    return (
      <EmptyState
        icon={<Newspaper size={28} />}
        title={`Nenhum post sobre “${q}”`}
        description="Tente outra palavra, ou procure um profissional que trate disso."
      >
        <Button size="3" variant="soft" asChild>
          <Link to={paths.blog}>Ver todos os posts</Link>
        </Button>
        <Button size="3" asChild>
          <Link to={`${paths.home}?${new URLSearchParams({ q }).toString()}`}>Buscar profissionais</Link>
        </Button>
      </EmptyState>
    )
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
        <Link to={isPast ? blogPath(category, 1, q) : paths.blog}>
          {isPast ? 'Voltar à primeira página' : 'Ver todos os posts'}
        </Link>
      </Button>
    </EmptyState>
  )
}
