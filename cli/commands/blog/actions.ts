import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { postPath, type PostCategory } from '#domain/blog/post_category.ts'
import { formatDate } from '#domain/shared/dates.ts'
import { countOf, formatNumber } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { asId, type BlogPostId } from '#domain/shared/ids.ts'
import { exitCodes } from '../../terminal/exit_codes.ts'
import { say } from '../../terminal/messages.ts'
import type { WriteOptions } from '../../terminal/options.ts'
import { type Column, printJson, printTable } from '../../terminal/output.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions {
  query?: string
  category?: PostCategory
  published?: boolean
  page: number
  limit: number
  json?: boolean
}

export async function listPosts({
  query,
  category,
  published,
  page,
  limit,
  json,
}: ListOptions): Promise<void> {
  const request = { q: query, category, published, page, limit }
  const listed = await withApp(({ useCases }) => useCases.listAllPosts.execute({ by: operator(), request }))
  const { total, ...found } = unwrap(listed)
  const posts = found.posts.map(({ state }) => state)
  process.exitCode = exitCodes.done
  if (json) return printJson({ total, page, limit, posts })
  if (posts.length > 0) printTable(posts, COLUMNS)
  say(`${formatNumber(posts.length)} de ${countOf(total, 'post', 'posts')}`)
}

const COLUMNS: readonly Column<BlogPostState>[] = [
  { title: 'Endereço', value: ({ category, slug }) => postPath(category, slug) },
  { title: 'Título', value: ({ title }) => title },
  { title: 'Situação', value: ({ isPublished }) => (isPublished ? 'publicado' : 'rascunho') },
  { title: 'Publicado em', value: ({ publishedAt }) => publishedAt && formatDate(publishedAt) },
  { title: 'Leituras', value: ({ viewCount }) => viewCount, align: 'right' },
  { title: 'Alterado em', value: ({ updatedAt }) => formatDate(updatedAt) },
]

export interface PublishOptions extends WriteOptions {
  file?: string
  reason?: string
}

export function publishPosts(
  verb: 'publish' | 'unpublish',
  keys: readonly string[],
  options: PublishOptions,
): Promise<void> {
  const isPublishing = verb === 'publish'
  return forEachTarget(keys, options, {
    question: 'Quais posts (id ou slug)?',
    sentence: (count) =>
      `${isPublishing ? 'Publicar' : 'Despublicar'} ${count === 1 ? 'este post' : countOf(count, 'post', 'posts')}`,
    done: isPublishing ? 'publicado' : 'rascunho',
    already: isPublishing ? 'já estava publicado' : 'já era rascunho',
    work: async ({ useCases: { openPost, publishPost, unpublishPost } }, key) => {
      const by = operator()
      const opened = await openPost.execute({
        by,
        ...(isUuid(key) ? { postId: asId<BlogPostId>(key) } : { slug: key }),
      })
      if (!opened.ok) return opened
      const change = isPublishing ? publishPost : unpublishPost
      const wasPublished = opened.value.state.isPublished
      const changed = await change.execute({ postId: opened.value.id, by, reason: options.reason })
      return changed.ok ? ok(wasPublished !== isPublishing) : changed
    },
  })
}
