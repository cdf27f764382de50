import * as z from 'zod/mini'
import { type AdminPost, adminPost, adminPostsQuery, editPostBody, postForm } from '#contract/blog_admin.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { fail, mapValue, ok, type Result } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'
import { asAdminPost } from './projections.ts'

/** What administrators do with posts. */
export function editorRoutes(routes: RouteTable, { useCases }: HttpDependencies): void {
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/blog',
      summary: 'Todos os posts, rascunhos também',
      access: 'admin',
      query: adminPostsQuery,
      answer: z.array(adminPost),
      paged: true,
    },
    async ({ query: { status = 'all', page = 1, limit = DEFAULT_LIMIT, category, q }, by }) => {
      const request = {
        ...(category && { category }),
        ...(q && { q }),
        ...(status !== 'all' && { published: status === 'published' }),
        page,
        limit,
      }
      const listed = await useCases.listAllPosts.execute({ by, request })
      return mapValue(listed, ({ posts, total }) => ({ rows: posts.map(asAdminPost), page, limit, total }))
    },
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/blog',
      summary: 'Cria um post como rascunho',
      access: 'admin',
      body: postForm,
      bodyKind: 'post',
      status: 201,
      answer: adminPost,
      refuses: ['post_slug_taken'],
    },
    async ({ body: fields, by }) => checked(await useCases.draftPost.execute({ by, fields })),
  )
  postRoutes(routes, useCases)
}

const POST = '/api/admin/blog/:id'

function postRoutes(routes: RouteTable, useCases: HttpDependencies['useCases']): void {
  routes.add(
    {
      method: 'GET',
      path: POST,
      summary: 'Um post para editar, rascunho também',
      access: 'admin',
      answer: adminPost,
      refuses: ['post_not_found'],
    },
    async ({ params, by }) =>
      mapValue(await useCases.openPost.execute({ by, postId: params.id }), asAdminPost),
  )
  routes.add(
    {
      method: 'PUT',
      path: POST,
      summary: 'Altera um post; campos ausentes ficam como estão',
      access: 'admin',
      body: editPostBody,
      bodyKind: 'post',
      answer: adminPost,
      refuses: ['post_not_found', 'post_changed_meanwhile', 'post_slug_taken'],
    },
    async ({ params: { id: postId }, body: { updatedAt, ...fields }, by }) => {
      const seen = updatedAt ? new Date(updatedAt) : undefined
      return checked(await useCases.editPost.execute({ by, postId, fields: withoutAbsent(fields), seen }))
    },
    { permit: ({ params: { id: postId }, by }) => useCases.openPost.execute({ by, postId }) },
  )
  routes.add(
    {
      method: 'DELETE',
      path: POST,
      summary: 'Exclui um post',
      access: 'admin',
      bodyKind: 'post',
      refuses: ['post_not_found'],
    },
    ({ params: { id: postId }, by }) => useCases.removePost.execute({ by, postId }),
  )
  const switching = { method: 'POST', access: 'admin', bodyKind: 'post', answer: adminPost } as const
  routes.add(
    {
      ...switching,
      path: `${POST}/publish`,
      summary: 'Publica um post',
      refuses: ['post_not_found', 'post_incomplete'],
    },
    async ({ params: { id: postId }, by }) =>
      mapValue(await useCases.publishPost.execute({ by, postId }), asAdminPost),
  )
  routes.add(
    {
      ...switching,
      path: `${POST}/unpublish`,
      summary: 'Torna um post rascunho de novo',
      refuses: ['post_not_found'],
    },
    async ({ params: { id: postId }, by }) =>
      mapValue(await useCases.unpublishPost.execute({ by, postId }), asAdminPost),
  )
}

type BrokenField = `${string}_invalid`

/** The post as it is now; the contract has ruled out that a field breaks its own rule. */
function checked<Failure extends string>(
  result: Result<BlogPost, Failure>,
): Result<AdminPost, Exclude<Failure, BrokenField>> {
  if (result.ok) return ok(asAdminPost(result.value))
  if (isClash(result.failure)) return fail(result.failure)
  throw new Error(`Not ruled out by the contract: ${result.failure}`)
}

function isClash<Failure extends string>(failure: Failure): failure is Exclude<Failure, BrokenField> {
  return !failure.endsWith('_invalid')
}

type Present<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> }

function withoutAbsent<Fields extends object>(fields: Fields): Present<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as Present<Fields>
}
