import { data as respond, redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { postQuery, relatedQuery } from '#frontend/api/blog.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { paths } from '#frontend/paths.ts'
import { BlogPostPage } from './blog_post_page.tsx'
import { PostFailure } from './post_not_found.tsx'

const NOT_FOUND = respond(null, { status: 404 })
const isServer = typeof document === 'undefined'

/** A post. The server waits for it; the browser shows a skeleton meanwhile. */
export function blogPostScreen(data: ScreenData): Screen {
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
