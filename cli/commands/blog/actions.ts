import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { postPath, type PostCategory } from '#domain/blog/post_category.ts'
import { formatDate } from '#domain/shared/date_words.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { countOf } from '#domain/shared/numbers.ts'
import { unwrap, ok } from '#domain/shared/result.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { asId, type BlogPostId } from '#domain/shared/ids.ts'
import { allowOverwriting } from '#cli/terminal/allow_overwriting.ts'
import { exitCodes } from '#cli/terminal/exit_codes.ts'
import { inform, UsageError } from '#cli/terminal/messages.ts'
import { printList } from '../../terminal/listing.ts'
import { type DayOptions, daysOf, type ListingOptions, type WriteOptions } from '../../terminal/options.ts'
import { type Column, type Field, printFields, printJson } from '../../terminal/output.ts'
import { showEach, type ShowOptions } from '../../terminal/show_each.ts'
import { forEachTarget } from '../../terminal/targets.ts'
import { operator, withApp } from '../../terminal/with_app.ts'

export interface ListOptions extends ListingOptions, DayOptions {
  query?: string
  category?: PostCategory
  published?: boolean
}

export async function listPosts({ query, category, published, ...options }: ListOptions): Promise<void> {
  const days = daysOf(options)
  await withApp(({ useCases }) =>
    printList(options, {
      name: 'posts',
      nouns: ['post', 'posts'],
      columns: COLUMNS,
      most: MAX_PAGE_SIZE,
      async read(page, limit) {
        const request = { q: query, category, published, ...days, page, limit }
        const found = unwrap(await useCases.listAllPosts.execute({ by: operator(), request }))
        return { rows: found.posts.map(({ state }) => state), total: found.total }
      },
    }),
  )
}

export function showPosts(typed: readonly string[], options: ShowOptions): Promise<void> {
  return showEach(typed, options, {
    question: 'Quais posts (id ou slug)?',
    async find(useCases, key) {
      const opened = await useCases.openPost.execute({ by: operator(), ...namedBy(key) })
      return opened.ok ? opened.value.state : null
    },
    missing: (key) => `Não há post '${key}'.`,
    fields: (post) => [
      ['Id', post.id],
      ...COLUMNS.map(({ title, value }): Field => [title, value(post)]),
      ['Descrição', post.metaDescription],
      ['Condição', post.conditionName],
      ['Resumo', post.excerpt],
      ['Criado em', formatDate(post.createdAt)],
      ...SECTIONS.flatMap(({ name, heading }): Field[] => {
        const text = post.sections[name]
        return text ? [[heading, text]] : []
      }),
    ],
  })
}

function namedBy(key: string): { postId: BlogPostId } | { slug: string } {
  return isUuid(key) ? { postId: asId<BlogPostId>(key) } : { slug: key }
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

export function deletePosts(keys: readonly string[], options: PublishOptions): Promise<void> {
  return forEachTarget(keys, options, {
    question: 'Quais posts (id ou slug)?',
    sentence: (count) => `Excluir de vez ${count === 1 ? 'este post' : countOf(count, 'post', 'posts')}`,
    done: 'excluído',
    already: 'já não existia',
    work: async ({ useCases: { openPost, deletePost } }, key) => {
      const by = operator()
      const opened = await openPost.execute({ by, ...namedBy(key) })
      if (!opened.ok) return opened
      const deleted = await deletePost.execute({ postId: opened.value.id, by, reason: options.reason })
      return deleted.ok ? ok(true) : deleted
    },
  })
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
      const opened = await openPost.execute({ by, ...namedBy(key) })
      if (!opened.ok) return opened
      const change = isPublishing ? publishPost : unpublishPost
      const wasPublished = opened.value.state.isPublished
      const changed = await change.execute({ postId: opened.value.id, by, reason: options.reason })
      return changed.ok ? ok(wasPublished !== isPublishing) : changed
    },
  })
}

export async function exportPosts(typed: string | undefined, options: WriteOptions): Promise<void> {
  const { dryRun = false, json } = options
  const path = typed ?? `posts-${saoPauloDay(new Date())}.ndjson`
  const isPiped = path === '-'
  if (isPiped && json) throw new UsageError('A saída padrão leva os posts: use um arquivo com --json.')
  if (!isPiped && !/\.ndjson(\.gz)?$/i.test(path))
    throw new UsageError(`${path} não diz o formato: termine em .ndjson ou .ndjson.gz.`)
  if (!isPiped) await allowOverwriting(path, options)
  const exported = await withApp(({ useCases }) =>
    useCases.exportPosts.execute({ by: operator(), path, dryRun }),
  )
  const posts = unwrap(exported)
  process.exitCode = exitCodes.done
  if (isPiped) return inform(countOf(posts, 'post', 'posts'))
  if (json) return printJson({ file: dryRun ? null : path, posts, dryRun })
  if (dryRun) inform('Simulação: nenhum arquivo foi gravado.')
  printFields([
    ['Arquivo', dryRun ? null : path],
    ['Posts', posts],
  ])
}
