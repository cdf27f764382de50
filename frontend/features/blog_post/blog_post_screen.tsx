import { Button } from '@radix-ui/themes'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CloudOff, FileX } from 'lucide-react'
import { Suspense } from 'react'
import {
  data as respond,
  Navigate,
  redirect,
  useLocation,
  useNavigate,
  useParams,
  Link,
} from 'react-router-dom'
import { postQuery, relatedQuery } from '#frontend/api/blog.ts'
import { isServer, type Screen, type ScreenData, type ScreenRequest } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { StatusMessage } from '#frontend/ui/page/status_message.tsx'
import { BlogPost } from './blog_post.tsx'
import './blog_post_screen.css'

const LINES = ['long', 'medium', 'long', 'short'] as const

const LOADING_TITLE = 'Carregando post'

/** A placeholder while the post loads. */
export function PostSkeleton() {
  return (
    <section className="page-width post" aria-busy aria-labelledby="carregando">
      <PageHead title={LOADING_TITLE} />
      <h1 id="carregando" className="visually-hidden">
        {LOADING_TITLE}
      </h1>
      <div className="post-columns stack" aria-hidden="true">
        <div className="post-main stack">
          <div className="stack gap-3">
            <span className="skeleton-bar" data-width="badge" />
            <div className="post-title breakable">
              <span className="skeleton-bar" data-width="long" />
              <span className="skeleton-bar" data-width="medium" />
            </div>
            <div className="post-excerpt measure breakable quiet">
              <span className="skeleton-bar" />
              <span className="skeleton-bar" data-width="short" />
            </div>
          </div>
          {LINES.map((width, index) => (
            <div key={index} className="post-text measure breakable">
              <span className="skeleton-bar" />
              <span className="skeleton-bar" />
              <span className="skeleton-bar" data-width={width} />
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

const TITLE = 'Post não encontrado'

function BackToBlog({ variant }: { variant: 'solid' | 'soft' }) {
  return (
    <Button size="3" variant={variant} asChild>
      <Link to={paths.blog}>Voltar ao Blog</Link>
    </Button>
  )
}

/** No such post, or an unpublished one. */
export function PostNotFound() {
  return (
    <>
      <PageHead title={TITLE} robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title={TITLE}
        icon={<FileX size={28} />}
        description="O endereço pode ter mudado, ou o post não está mais no ar."
      >
        <BackToBlog variant="solid" />
      </StatusMessage>
    </>
  )
}

/** The post could not be loaded; it may exist. */
export function PostFailure() {
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={TITLE} robots="noindex,nofollow" />
      <StatusMessage
        heading="h1"
        title={TITLE}
        icon={<CloudOff size={28} />}
        description="Não conseguimos carregar este post agora. Tente de novo em instantes."
      >
        <Button size="3" onClick={() => void navigate(0)}>
          Tentar novamente
        </Button>
        <BackToBlog variant="soft" />
      </StatusMessage>
    </>
  )
}

const NOT_FOUND = respond(null, { status: 404 })
/** A post. The server waits for it; the browser shows a skeleton first. */
export function screen(data: ScreenData): Screen {
  const loader = async ({ request, params: { slug = '' } }: ScreenRequest) => {
    if (isServer) return loadWhole(data, slug, new URL(request.url))
    loadParts(data, slug).catch(shownByThePage)
    return null
  }
  return { Component: BlogPostPage, ErrorBoundary: PostFailure, loader }
}

/** The queries store their failures, which the page shows. */
const shownByThePage = () => undefined

/** Loads everything with the right status: 404, or 301 for another category's path. */
async function loadWhole(data: ScreenData, slug: string, address: URL) {
  const post = await loadParts(data, slug)
  if (!post) return NOT_FOUND
  const ownPath = paths.post(post.category, post.slug)
  if (address.pathname !== ownPath) return redirect(ownPath + address.search, 301)
  return null
}

async function loadParts({ api, queryClient }: ScreenData, slug: string) {
  const post = await queryClient.ensureQueryData(postQuery(api, slug.toLowerCase()))
  if (post) await queryClient.prefetchQuery(relatedQuery(api, post.slug))
  return post
}

function BlogPostPage() {
  const { slug = '' } = useParams()
  return (
    <Suspense key={slug} fallback={<PostSkeleton />}>
      <PostAt slug={slug.toLowerCase()} />
    </Suspense>
  )
}

function PostAt({ slug }: { slug: string }) {
  const { pathname } = useLocation()
  const { data: post } = useSuspenseQuery(postQuery(usePublicApi(), slug))
  if (!post) return <PostNotFound />
  const ownPath = paths.post(post.category, post.slug)
  return pathname === ownPath ? <BlogPost post={post} /> : <Navigate to={ownPath} replace />
}
