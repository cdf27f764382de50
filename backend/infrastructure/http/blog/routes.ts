import string from '@adonisjs/core/helpers/string'
import type { HttpContext } from '@adonisjs/core/http'
import { post, postsPage, postsQuery, relatedToPost, type PostCard } from '#contract/blog.ts'
import { postImageQuery } from '#contract/blog_admin.ts'
import { POSTS_PER_PAGE } from '#domain/shared/page_sizes.ts'
import { postImageAddress, postImageAt } from '#domain/blog/post_images.ts'
import { fail, mapValue, ok, okOr } from '#domain/shared/result.ts'
import { postPath } from '#domain/blog/post_category.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { HttpDependencies } from '../dependencies.ts'
import { rateLimit } from '../middleware/guards_of.ts'
import { parse } from '../parse.ts'
import { Refused } from '../refusals.ts'
import { sendText } from '../respond.ts'
import type { RouteTable } from '../route_table.ts'
import { asPost, asPostCard } from './projections.ts'
import { visitorOf } from '../sender.ts'

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
  routes.addController(
    {
      method: 'GET',
      path: '/api/post-images/:name',
      summary: 'Imagem de um post',
      limit: 'publicRead',
      query: postImageQuery,
      answer: ['image/webp'],
      refuses: ['image_not_found'],
    },
    (context) => showPostImage(context, app),
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

/** A name stands for the same picture for ever, so every cache may store it. */
async function showPostImage({ request, response, params }: HttpContext, { useCases }: HttpDependencies) {
  const width = parse(postImageQuery, request.qs()).w === '640' ? 640 : 1280
  const name = String(params['name'])
  const bytes = postImageAt(postImageAddress(name)) && (await useCases.readPostImage.execute({ name, width }))
  if (!bytes) throw new Refused('image_not_found')
  response.header('cache-control', 'public, max-age=31536000, immutable')
  response.header('content-type', 'image/webp')
  response.header('content-security-policy', "default-src 'none'; sandbox")
  response.header('cross-origin-resource-policy', 'same-site')
  response.send(Buffer.from(bytes))
}

interface Site {
  appUrl: string
  brandName: string
}

/** Builds the RSS 2.0 feed, newest post first (https://www.rssboard.org/rss-specification). */
export function rssOf(posts: readonly PostCard[], { appUrl, brandName }: Site): string {
  const changed = posts[0] ? element('lastBuildDate', rssDate(posts[0].publishedAt)) : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', `Blog ${brandName}`),
    element('link', `${appUrl}/blog`),
    `<atom:link href="${string.escapeHTML(`${appUrl}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    element('description', 'Doenças, remédios e tratamentos explicados em linguagem simples.'),
    element('language', 'pt-BR'),
    changed,
    ...posts.map((each) => item(each, appUrl)),
    '</channel></rss>',
    '',
  ].join('\n')
}

function item({ category, slug, title, excerpt, metaDescription, publishedAt }: PostCard, appUrl: string) {
  const address = appUrl + postPath(category, slug)
  return [
    '<item>',
    element('title', title),
    element('link', address),
    element('guid', address),
    element('pubDate', rssDate(publishedAt)),
    element('description', excerpt ?? metaDescription),
    '</item>',
  ].join('')
}

const element = (name: string, text: string) => `<${name}>${string.escapeHTML(text)}</${name}>`

/** RFC 822 with a four-digit year. */
const rssDate = (instant: string) => new Date(instant).toUTCString()

/** Counts a view of a post in the background. */
export function countPostView(
  {
    useCases,
    backgroundTasks,
    sessions,
  }: Pick<HttpDependencies, 'useCases' | 'backgroundTasks' | 'sessions'>,
  context: HttpContext,
  { id, authorId, writtenBy }: Pick<BlogPost['state'], 'id' | 'authorId' | 'writtenBy'>,
): void {
  if (context.request.method() === 'HEAD' || isPrefetch(context)) return
  const visitor = visitorOf(context)
  backgroundTasks.add(async () => {
    const reader = await sessions.recognise(context)
    const viewer = reader.ok ? { id: reader.value.id, role: reader.value.state.role } : null
    await useCases.recordPostView.execute({ post: { id, authorId, writtenBy }, viewer, visitor })
  })
}

/** The browser prefetches pages that the reader may never open; `purpose` is Safari's older header. */
export function isPrefetch({ request }: HttpContext): boolean {
  return /\bprefetch\b/.test(request.header('sec-purpose') ?? request.header('purpose') ?? '')
}
