import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { PostCard } from '#contract/blog.ts'
import { POST_CATEGORIES } from '#contract/post_terms.ts'
import { type PostsOfPage, postsQuery } from '#frontend/api/blog.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb, type Crumb } from '#frontend/ui/breadcrumb.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { Link } from '#frontend/ui/link.tsx'
import { blogMarkup, blogPath, postsIn } from './shown_posts.ts'
import { PostsList, PostsPages } from './posts_list.tsx'
import './blog_screen.css'

interface Props {
  shown: PostsOfPage
  /** Empty while loading. */
  posts: readonly PostCard[]
  crumbs: readonly Crumb[]
}

export function BlogHead({ shown: { category, page, q }, posts, crumbs }: Props) {
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
        <button className="blog-search-button" type="submit">
          <Search size={20} aria-hidden="true" />
          Buscar
        </button>
      </form>
    </search>
  )
}

/** Each category has its own URL, so the choice works without JavaScript and can be shared. */
export function CategoryTabs({ shown: { category: chosen, q } }: { shown: PostsOfPage }) {
  return (
    <nav aria-label="Categorias">
      <ul className="plain-list blog-tabs cluster">
        {CHOICES.map((category) => (
          <li key={category ?? 'all'}>
            <Link
              className="blog-tab"
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

/** The server waits for the posts; the browser shows skeletons, and a failure within the page. */
export function screen(data: ScreenData): Screen {
  return {
    Component: BlogPage,
    async loader({ request }) {
      const { api, queryClient } = data
      const query = postsQuery(api, postsIn(new URL(request.url).searchParams))
      if (isServer) await queryClient.ensureQueryData(query)
      else void queryClient.prefetchQuery(query)
      return null
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
