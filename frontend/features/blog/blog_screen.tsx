import { postsQuery } from '#frontend/api/blog.ts'
import type { Screen, ScreenData } from '#frontend/lib/screen.ts'
import { BlogPage } from './blog_page.tsx'
import { postsIn } from './shown_posts.ts'

const isServer = typeof document === 'undefined'

/** The server waits for the posts; the browser shows skeletons, and a failure in the page. */
export function blogScreen({ api, queryClient }: ScreenData): Screen {
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
