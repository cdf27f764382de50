import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import {
  data as respond,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useLocation,
  useParams,
} from 'react-router-dom'
import { postQuery, relatedQuery } from '#frontend/api/blog.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { BlogPost } from './blog_post.tsx'
import { PostFailure, PostNotFound } from './post_not_found.tsx'
import { PostSkeleton } from './post_skeleton.tsx'
import './blog_post_page.css'

const NOT_FOUND = respond(null, { status: 404 })
/** A post. The server waits for it; the browser shows a skeleton meanwhile. */
export function screen(data: ScreenData): Screen {
  const loader = async ({ request, params: { slug = '' } }: LoaderFunctionArgs) => {
    if (isServer) return loadWhole(data, slug, new URL(request.url))
    loadParts(data, slug).catch(shownByThePage)
    return null
  }
  return { Component: BlogPostPage, ErrorBoundary: PostFailure, loader }
}

/** The queries keep their failures, and the page meets them there. */
const shownByThePage = () => undefined

/** With the status it deserves: 404, or 301 where another category's path was asked for. */
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
