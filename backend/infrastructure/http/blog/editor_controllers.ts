import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#application/audit/actor.ts'
import type { DraftPost } from '#application/blog/editing/draft_post.ts'
import type { EditPost } from '#application/blog/editing/edit_post.ts'
import type { PostRequest } from '#application/blog/editing/editor_dependencies.ts'
import type { ListAllPosts } from '#application/blog/editing/list_all_posts.ts'
import type { OpenPost } from '#application/blog/editing/open_post.ts'
import type { PublishPostFailure } from '#application/blog/editing/publish_post.ts'
import type { RemovePost } from '#application/blog/editing/remove_post.ts'
import { adminPostsQuery, editPostBody, postForm } from '#contract/blog_admin.ts'
import { DEFAULT_LIMIT } from '#domain/shared/page_sizes.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { unwrap, fail, ok, type Result } from '#domain/shared/result.ts'
import { parseBody, parseQuery, pathId } from '../parse.ts'
import { granted, sendPage, sendPrivateJson } from '../respond.ts'
import type { Visitors } from '../session/visitors.ts'
import { asAdminPost } from './projections.ts'

export const listAllPosts = (list: ListAllPosts, visitors: Visitors) =>
  async function listAllPostsController(context: HttpContext): Promise<void> {
    const {
      status = 'all',
      page = 1,
      limit = DEFAULT_LIMIT,
      category,
      q,
    } = parseQuery(context, adminPostsQuery)
    const narrowed = { ...(category && { category }), ...(q && { q }) }
    const request = {
      ...narrowed,
      ...(status !== 'all' && { published: status === 'published' }),
      page,
      limit,
    }
    const { posts, total } = granted(await list.execute({ by: actorOf(visitors.viewer(context)), request }))
    sendPage(context, { page, limit, total })
    sendPrivateJson(context, 200, posts.map(asAdminPost))
  }

export const openPost = (open: OpenPost, visitors: Visitors) =>
  async function openPostController(context: HttpContext): Promise<void> {
    const opened = await open.execute(requestIn(context, visitors))
    sendPrivateJson(context, 200, asAdminPost(granted(opened)))
  }

export const draftPost = (draft: DraftPost, visitors: Visitors) =>
  async function draftPostController(context: HttpContext): Promise<void> {
    const drafted = await draft.execute({
      by: actorOf(visitors.viewer(context)),
      typed: () => parseBody(context, postForm),
    })
    sendPrivateJson(context, 201, asAdminPost(granted(checked(drafted))))
  }

export const editPost = (edit: EditPost, visitors: Visitors) =>
  async function editPostController(context: HttpContext): Promise<void> {
    const edited = await edit.execute({
      ...requestIn(context, visitors),
      typed: () => {
        const { updatedAt, ...fields } = parseBody(context, editPostBody)
        return { fields: withoutAbsent(fields), seen: updatedAt ? new Date(updatedAt) : undefined }
      },
    })
    sendPrivateJson(context, 200, asAdminPost(granted(checked(edited))))
  }

export const removePost = (remove: RemovePost, visitors: Visitors) =>
  async function removePostController(context: HttpContext): Promise<void> {
    granted(await remove.execute(requestIn(context, visitors)))
    context.response.status(204)
  }

interface Switch {
  execute(request: PostRequest): Promise<Result<BlogPost, PublishPostFailure>>
}

/** Publishes or unpublishes. */
export const switchPost = (useCase: Switch, visitors: Visitors) =>
  async function switchPostController(context: HttpContext): Promise<void> {
    const switched = await useCase.execute(requestIn(context, visitors))
    sendPrivateJson(context, 200, asAdminPost(granted(switched)))
  }

function requestIn(context: HttpContext, visitors: Visitors): PostRequest {
  return { by: actorOf(visitors.viewer(context)), postId: pathId(context, 'post_not_found') }
}

type Checked = 'post_slug_taken' | 'post_changed_meanwhile' | 'post_not_found' | 'forbidden'
const CHECKED: ReadonlySet<string> = new Set<Checked>([
  'post_slug_taken',
  'post_changed_meanwhile',
  'post_not_found',
  'forbidden',
])

/** The contract has ruled out that a field breaks its own rule. */
function checked(result: Result<BlogPost, string>): Result<BlogPost, Checked> {
  if (!result.ok && isChecked(result.failure)) return fail(result.failure)
  return ok(unwrap(result))
}

function isChecked(failure: string): failure is Checked {
  return CHECKED.has(failure)
}

type Present<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> }

function withoutAbsent<Fields extends object>(fields: Fields): Present<Fields> {
  const present = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(present) as Present<Fields>
}
