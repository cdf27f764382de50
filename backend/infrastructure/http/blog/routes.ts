import { post, postsPage, postsQuery, relatedToPost } from '#contract/blog.ts'
import { POSTS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import { fail, mapValue, ok, okOr } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { countPostView } from './count_post_view.ts'
import { asPost, asPostCard } from './projections.ts'
import { rssOf } from './rss.ts'

const POSTS_IN_FEED = 30

export function blogRoutes(routes: RouteTable, app: HttpDependencies) {
  const { useCases, limiter, site } = app
  routes.add(
    {
      method: 'GET',
      path: '/api/blog',
      summary: 'Posts publicados',
      limit: 'publicRead',
      query: postsQuery,
      answer: postsPage,
    },
    async ({ query: { page = 1, limit = POSTS_PER_PAGE, category, q } }) => {
      const request = { page, limit, ...(category && { category }), ...(q && { q }) }
      const { posts, totalPages } = await useCases.listPosts.execute(request)
      return ok({ posts: posts.map(asPostCard), totalPages })
    },
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/blog/:slug',
      summary: 'Um post',
      limit: 'publicRead',
      answer: post,
      refuses: ['post_not_found'],
    },
    async ({ params, context }) => {
      const read = await useCases.readPost.execute({ slug: params.slug.toLowerCase() })
      if (!read) return fail('post_not_found')
      countPostView(app, context, read.state)
      return ok(asPost(read, await useCases.readPostPeople.execute(read)))
    },
  )
  routes.add(
    {
      method: 'GET',
      path: '/api/blog/:slug/related',
      summary: 'Por onde seguir depois de um post',
      limit: 'publicRead',
      answer: relatedToPost,
      refuses: ['post_not_found'],
    },
    async ({ params }) => {
      const related = await useCases.listRelated.execute({ slug: params.slug.toLowerCase() })
      return mapValue(okOr(related, 'post_not_found'), ({ posts, specialty }) => ({
        posts: posts.map(asPostCard),
        specialty,
      }))
    },
  )
  routes
    .get('/blog/rss.xml', async (context) => {
      const { posts } = await useCases.listPosts.execute({ page: 1, limit: POSTS_IN_FEED })
      context.response.header('cache-control', 'public, max-age=600')
      sendText(context, 200, { type: 'application/rss+xml', text: rssOf(posts.map(asPostCard), site) })
    })
    .use(rateLimit(limiter, 'publicRead'))
  return routes
}
