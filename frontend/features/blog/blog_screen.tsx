import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { postsQuery } from '#frontend/api/blog.ts'
import { categoryLabel } from '#frontend/lib/post_words.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { BlogHead } from './blog_head.tsx'
import { CategoryTabs } from './category_tabs.tsx'
import { PostsList } from './posts_list.tsx'
import { PostsPages } from './posts_pages.tsx'
import { blogPath, postsIn } from './shown_posts.ts'
import './blog_page.css'

/** The server waits for the posts; the browser shows skeletons, and a failure in the page. */
export function screen({ api, queryClient }: ScreenData): Screen {
  return {
    Component: BlogPage,
    async loader({ request }) {
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
  const { category, page } = shown
  const { data, isError, refetch } = useQuery(postsQuery(usePublicApi(), shown))
  const home = { label: 'Início', to: paths.home }
  const crumbs = category
    ? [home, { label: 'Blog', to: paths.blog }, { label: categoryLabel(category) }]
    : [home, { label: 'Blog' }]
  return (
    <div className="page-width blog">
      <BlogHead shown={shown} posts={data?.posts ?? []} crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <header className="blog-top">
        <h1 className="blog-title">Blog de saúde</h1>
        <p className="blog-lead">
          Doenças, remédios e tratamentos explicados em linguagem simples, para chegar à consulta com as
          perguntas certas.
        </p>
      </header>
      <CategoryTabs chosen={category} />
      <PostsList shown={shown} posts={data?.posts} isError={isError} onRetry={() => void refetch()} />
      <PostsPages
        page={page}
        totalPages={data?.posts.length ? data.totalPages : 0}
        pathOf={(number) => blogPath(category, number)}
      />
    </div>
  )
}
