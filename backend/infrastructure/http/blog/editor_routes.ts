import * as z from 'zod/mini'
import {
  type AdminPost,
  adminPost,
  adminPostRow,
  adminPostsQuery,
  editPostBody,
  postForm,
  postImage,
  postRevision,
  schedulePostBody,
} from '#contract/blog_admin.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import { fail, mapValue, ok, type Result } from '#domain/shared/result.ts'
import type { HttpDependencies } from '../dependencies.ts'
import type { RouteTable } from '../route_table.ts'
import { readImage } from '../middleware/read_image.ts'
import { asAdminPost, asAdminPostRow } from './projections.ts'

/** Routes for administrators' work on posts. */
export function editorRoutes(routes: RouteTable, { useCases }: HttpDependencies) {
  routes.add(
    {
      method: 'GET',
      path: '/api/admin/blog',
      summary: 'Todos os posts, rascunhos também',
      access: 'admin',
      query: adminPostsQuery,
      answer: z.array(adminPostRow),
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
      return mapValue(listed, ({ posts, total }) => ({ rows: posts.map(asAdminPostRow), page, limit, total }))
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
      refuses: ['post_slug_taken', ...UNKNOWN_PEOPLE, 'cover_undescribed'],
    },
    async ({ body: fields, by }) => checked(useCases, await useCases.draftPost.execute({ by, fields })),
  )
  routes.add(
    {
      method: 'POST',
      path: '/api/admin/upload/post-image',
      summary: 'Envia uma imagem para os posts (multipart, campo image)',
      access: 'admin',
      upload: 'image',
      limit: 'postImage',
      status: 201,
      answer: postImage,
      refuses: [
        ...(['upload_not_multipart', 'file_too_large', 'image_missing'] as const),
        ...(['image_type_unsupported', 'image_broken', 'image_too_large'] as const),
      ],
    },
    async ({ by, context }) => {
      const uploaded = await useCases.uploadPostImage.execute({ by, bytes: await readImage(context) })
      return mapValue(uploaded, (address) => ({ address }))
    },
  )
  return [routes, postRoutes(routes, useCases)]
}

type UseCases = HttpDependencies['useCases']

const POST = '/api/admin/blog/:id'
const UNKNOWN_PEOPLE = ['author_unknown', 'reviewer_unknown'] as const

function postRoutes(routes: RouteTable, useCases: UseCases) {
  routes.add(
    {
      method: 'GET',
      path: POST,
      summary: 'Um post para editar, rascunho também',
      access: 'admin',
      answer: adminPost,
      refuses: ['post_not_found'],
    },
    async ({ params, by }) => checked(useCases, await useCases.openPost.execute({ by, postId: params.id })),
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
      refuses: [
        'post_not_found',
        'post_changed_meanwhile',
        'post_slug_taken',
        ...UNKNOWN_PEOPLE,
        'cover_undescribed',
      ],
    },
    async ({ params: { id: postId }, body: { updatedAt, ...fields }, by }) => {
      const seen = updatedAt ? new Date(updatedAt) : undefined
      const edited = await useCases.editPost.execute({ by, postId, fields: withoutAbsent(fields), seen })
      return checked(useCases, edited)
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
    ({ params: { id: postId }, by }) => useCases.deletePost.execute({ by, postId }),
  )
  return [routes, switchRoutes(routes, useCases), revisionRoutes(routes, useCases)]
}

function revisionRoutes(routes: RouteTable, useCases: UseCases) {
  routes.add(
    {
      method: 'GET',
      path: `${POST}/revisions`,
      summary: 'O que o post foi antes de cada edição, da mais nova à mais antiga; no máximo 50',
      access: 'admin',
      answer: z.array(postRevision),
      refuses: ['post_not_found'],
    },
    async ({ params: { id: postId }, by }) =>
      mapValue(await useCases.listRevisions.execute({ by, postId }), (revisions) =>
        revisions.map(({ id, at, title }) => ({ id, at: at.toISOString(), title })),
      ),
  )
  routes.add(
    {
      method: 'POST',
      path: `${POST}/revisions/:revisionId/restore`,
      summary: 'Volta o post a uma versão anterior; a de agora fica guardada',
      access: 'admin',
      bodyKind: 'post',
      answer: adminPost,
      refuses: [
        ...(['post_not_found', 'revision_not_found', 'post_slug_taken', 'post_changed_meanwhile'] as const),
        'cover_undescribed',
      ],
    },
    async ({ params: { id: postId, revisionId }, by }) =>
      checked(useCases, await useCases.restoreRevision.execute({ by, postId, revisionId })),
  )
  return routes
}

function switchRoutes(routes: RouteTable, useCases: UseCases) {
  const switching = { method: 'POST', access: 'admin', bodyKind: 'post', answer: adminPost } as const
  routes.add(
    {
      ...switching,
      path: `${POST}/publish`,
      summary: 'Publica um post',
      refuses: ['post_not_found', 'post_incomplete'],
    },
    async ({ params: { id: postId }, by }) =>
      checked(useCases, await useCases.publishPost.execute({ by, postId })),
  )
  routes.add(
    {
      ...switching,
      path: `${POST}/unpublish`,
      summary: 'Torna um post rascunho de novo',
      refuses: ['post_not_found'],
    },
    async ({ params: { id: postId }, by }) =>
      checked(useCases, await useCases.unpublishPost.execute({ by, postId })),
  )
  routes.add(
    {
      ...switching,
      path: `${POST}/schedule`,
      summary: 'Agenda a publicação de um rascunho, ou cancela o agendamento com null',
      body: schedulePostBody,
      refuses: ['post_not_found', 'post_incomplete', 'post_published_already', 'publish_time_refused'],
    },
    async ({ params: { id: postId }, body, by }) => {
      const publishAt = body.publishAt ? new Date(body.publishAt) : null
      return checked(useCases, await useCases.schedulePost.execute({ by, postId, publishAt }))
    },
    { permit: ({ params: { id: postId }, by }) => useCases.openPost.execute({ by, postId }) },
  )
  return routes
}

type BrokenField = `${string}_invalid`

/** Returns the changed post; field errors are impossible, since the contract has checked the fields. */
async function checked<Failure extends string>(
  { readPostPeople }: UseCases,
  result: Result<BlogPost, Failure>,
): Promise<Result<AdminPost, Exclude<Failure, BrokenField>>> {
  if (result.ok) return ok(asAdminPost(result.value, await readPostPeople.execute(result.value)))
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
