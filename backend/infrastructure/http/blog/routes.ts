import type { HttpContext } from '@adonisjs/core/http'
import type { ListPosts } from '#application/blog/list_posts.ts'
import type { ListRelated } from '#application/blog/list_related.ts'
import { postsQuery } from '#contract/blog.ts'
import { POSTS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/rate_limit.ts'
import { parseQuery } from '../parse.ts'
import { found, sendPublicJson, sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { countPostView } from './count_post_view.ts'
import { asPost, asPostCard } from './projections.ts'
import { rssOf } from './rss.ts'

export function blogRoutes(routes: RouteTable, app: HttpDependencies): void {
  const { useCases } = app
  const reading = rateLimit(app.limiter, 'publicRead')
  routes.get('/api/blog', listPosts(useCases.listPosts)).use(reading)
  routes.get('/api/blog/:slug', readPost(app)).use(reading)
  routes.get('/api/blog/:slug/related', listRelated(useCases.listRelated)).use(reading)
  routes.get('/blog/rss.xml', showRss(app)).use(reading)
}

const slugIn = ({ params }: HttpContext) => String(params['slug']).toLowerCase()

const listPosts = (list: ListPosts) =>
  async function listPostsController(context: HttpContext): Promise<void> {
    const { page = 1, limit = POSTS_PER_PAGE, category } = parseQuery(context, postsQuery)
    const { posts, totalPages } = await list.execute({ page, limit, ...(category && { category }) })
    sendPublicJson(context, { posts: posts.map(asPostCard), totalPages })
  }

const readPost = (app: HttpDependencies) =>
  async function readPostController(context: HttpContext): Promise<void> {
    const post = found(await app.useCases.readPost.execute({ slug: slugIn(context) }), 'post_not_found')
    countPostView(app, context, post)
    sendPublicJson(context, asPost(post))
  }

const listRelated = (list: ListRelated) =>
  async function listRelatedController(context: HttpContext): Promise<void> {
    const { posts, specialty } = found(await list.execute({ slug: slugIn(context) }), 'post_not_found')
    sendPublicJson(context, { posts: posts.map(asPostCard), specialty })
  }

const POSTS_IN_FEED = 30

const showRss = ({ useCases, site }: HttpDependencies) =>
  async function showRssController(context: HttpContext): Promise<void> {
    const { posts } = await useCases.listPosts.execute({ page: 1, limit: POSTS_IN_FEED })
    context.response.header('cache-control', 'public, max-age=600')
    sendText(context, 200, { type: 'application/rss+xml', text: rssOf(posts.map(asPostCard), site) })
  }
