import { Button } from '@radix-ui/themes'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Newspaper, Search } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { Link, redirect, useNavigate, useSearchParams } from 'react-router-dom'
import type { PostCard as Card } from '#contract/blog.ts'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { type PostsOfPage, postsQuery } from '#frontend/api/blog.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb, type Crumb } from '#frontend/ui/page/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { PostCard } from '#frontend/ui/post/post_card.tsx'
import { EmptyState, ErrorState } from '#frontend/ui/page/status_message.tsx'
import { blogMarkup, blogPath, postsIn } from './shown_posts.ts'
import './blog_screen.css'

interface HeadProps {
  shown: PostsOfPage
  /** Empty while loading. */
  posts: readonly Card[]
  crumbs: readonly Crumb[]
}

function BlogHead({ shown: { category, page, q }, posts, crumbs }: HeadProps) {
  const { appUrl, brandName } = useSettings()
  const subject = category ? categoryLabel(category) : 'Doenças, remédios e tratamentos'
  const canonical = blogPath(category, page)
  return (
    <>
      <PageHead
        title={[category ? `${subject}: blog de saúde` : 'Blog de saúde', page > 1 && `página ${page}`]
          .filter(Boolean)
          .join(' – ')}
        description={`${subject} em linguagem simples: sintomas, causas, cuidados e quando procurar ajuda, com fontes ao fim de cada leitura.`}
        canonical={canonical}
        {...(q && { robots: 'noindex,follow' })}
        jsonLd={[blogMarkup(posts, `${appUrl}${canonical}`, appUrl), breadcrumbMarkup(crumbs, appUrl)]}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`Blog ${brandName}`}
        href={`${appUrl}${paths.blogFeed}`}
      />
    </>
  )
}

const CHOICES = [undefined, ...POST_CATEGORIES]

/** A plain form, so that it works without JavaScript. */
function PostSearch({ shown: { category, q = '' } }: { shown: PostsOfPage }) {
  const navigate = useNavigate()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('q')
    void navigate(blogPath(category, 1, typeof typed === 'string' ? typed.trim() : ''))
  }
  return (
    <search>
      <form className="blog-search" action={paths.blog} onSubmit={search}>
        {category && <input type="hidden" name="category" value={category} />}
        <input
          className="blog-search-input"
          type="search"
          name="q"
          aria-label="Buscar no blog"
          placeholder="Ex.: diabetes"
          maxLength={200}
          defaultValue={q}
        />
        <button className="blog-search-button semibold" type="submit">
          <Search size={20} aria-hidden="true" />
          Buscar
        </button>
      </form>
    </search>
  )
}

/** Each category has its own URL, so the choice works without JavaScript and can be shared. */
function CategoryTabs({ shown: { category: chosen, q } }: { shown: PostsOfPage }) {
  return (
    <nav aria-label="Categorias">
      <ul className="plain-list blog-tabs cluster">
        {CHOICES.map((category) => (
          <li key={category ?? 'all'}>
            <Link
              className="blog-tab medium"
              to={blogPath(category, 1, q)}
              aria-current={category === chosen ? 'page' : undefined}
              preventScrollReset
            >
              {category ? categoryLabel(category) : 'Todos'}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const SKELETONS = 6

/** Six placeholders of the cards' size while the posts load. */
function PostsSkeleton() {
  return (
    <>
      <output className="visually-hidden">Carregando posts…</output>
      <ul className="plain-list posts-grid gap-4" aria-hidden="true">
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={index} className="post-card">
            <span className="skeleton-bar blog-skeleton-cover" />
            <div className="post-card-body">
              <p className="post-card-kind cluster middle small">
                <span className="skeleton-bar" data-width="badge" />
              </p>
              <p className="post-card-title breakable semibold">
                <span className="skeleton-bar" data-width="long" />
                <span className="skeleton-bar" data-width="short" />
              </p>
              <p className="post-card-text blog-skeleton-text breakable quiet">
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
      <span className="blog-step accent medium" aria-hidden="true" data-closed="true">
        {children}
      </span>
    )
  return (
    <Link className="blog-step accent medium" to={to} rel={rel}>
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
function PostsPages({ page, totalPages, pathOf }: PostsPagesProps) {
  if (totalPages <= 1) return null
  return (
    <nav className="blog-pages cluster middle quiet" aria-label="Páginas do blog">
      <Step to={pathOf(page - 1)} rel="prev" isOpen={page > 1}>
        <ChevronLeft size={18} aria-hidden="true" />
        Anterior
      </Step>
      <span>{`Página ${page} de ${totalPages}`}</span>
      <Step to={pathOf(page + 1)} rel="next" isOpen={page < totalPages}>
        Próxima
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </nav>
  )
}

interface ListProps {
  shown: PostsOfPage
  /** Absent while loading. */
  posts: readonly Card[] | undefined
  isError: boolean
  onRetry: () => void
}

function PostsList({ shown, posts, isError, onRetry }: ListProps) {
  if (!posts) return isError ? <ErrorState onRetry={onRetry} /> : <PostsSkeleton />
  if (posts.length === 0) return <NoPosts {...shown} />
  return (
    <ul className="plain-list posts-grid gap-4">
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

/**
 * The server waits for the posts, and leads whoever is past the last page back to it; the browser shows skeletons, and a
 * failure within the page.
 */
export function screen(data: ScreenData): Screen {
  return {
    Component: BlogPage,
    async loader({ request }) {
      const { api, queryClient } = data
      const shown = postsIn(new URL(request.url).searchParams)
      const query = postsQuery(api, shown)
      if (!isServer) {
        void queryClient.prefetchQuery(query)
        return null
      }
      const last = Math.max(1, (await queryClient.ensureQueryData(query)).totalPages)
      return shown.page > last ? redirect(blogPath(shown.category, last, shown.q)) : null
    },
  }
}

/** The published posts, by category and page. */
function BlogPage() {
  const [search] = useSearchParams()
  const shown = postsIn(search)
  const { category, page, q } = shown
  const { data, isError, refetch } = useQuery(postsQuery(usePublicApi(), shown))
  const home = { label: 'Início', to: paths.home }
  const crumbs = category
    ? [home, { label: 'Blog', to: paths.blog }, { label: categoryLabel(category) }]
    : [home, { label: 'Blog' }]
  return (
    <div className="page-width blog">
      <BlogHead shown={shown} posts={data?.posts ?? []} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <header className="stack gap-2">
        <h1 className="page-title">Blog de saúde</h1>
        <p className="page-lead">
          Doenças, remédios e tratamentos explicados em linguagem simples, para chegar à consulta com as
          perguntas certas.
        </p>
      </header>
      <PostSearch key={q} shown={shown} />
      <CategoryTabs shown={shown} />
      <PostsList shown={shown} posts={data?.posts} isError={isError} onRetry={() => void refetch()} />
      <PostsPages
        page={page}
        totalPages={data?.posts.length ? data.totalPages : 0}
        pathOf={(number) => blogPath(category, number, q)}
      />
    </div>
  )
}
