import type { Ports } from '#application/ports/ports.ts'
import { type BlogPostState, BlogPost } from '#domain/blog/blog_post.ts'
import type { TypedPost, PostRefusal } from '#domain/blog/post_fields.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { asId, type AccountId, type BlogPostId } from '#domain/shared/ids.ts'
import type { EditorsPostsRequest, PostRevision } from '#application/ports/blog_post_repository.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { type Actor, mayAdminister } from '../../audit/actor.ts'
import type { ProfessionalDirectory } from '../../ports/professional_directory.ts'
import {
  type EditorDependencies,
  recordOf,
  type EditorRefusal,
  type PostRequest,
  withPost,
} from './editor_dependencies.ts'
import { UseCase } from '../../use_case.ts'

/** Returns the post's fields as an editor would type them. */
export function typedOf(state: BlogPostState): TypedPost {
  const { slug, title, metaDescription, category, conditionName, excerpt } = state
  const { featuredImage, featuredImageAlt, writtenBy, reviewedBy, sections } = state
  const heading = { slug, title, metaDescription, category, conditionName, excerpt }
  return { ...heading, featuredImage, featuredImageAlt, writtenBy, reviewedBy, ...sections }
}

/** Stores a post's former state as a revision; `at` is when it was replaced. */
export async function keepAsRevision(
  { posts, ids }: Pick<EditorDependencies, 'posts' | 'ids'>,
  before: BlogPostState,
  at: Date,
): Promise<void> {
  await posts.keepRevision(before.id, {
    id: ids.next(),
    at,
    title: before.title,
    fields: typedOf(before),
  })
}

/** A post as an editor sends it: its people by the slugs of their profiles, blank for nobody. */
interface SentPost extends Omit<TypedPost, 'writtenBy' | 'reviewedBy'> {
  author?: string | null | undefined
  reviewer?: string | null | undefined
}

type PeopleRefusal = 'author_unknown' | 'reviewer_unknown'

interface WriterDependencies extends EditorDependencies {
  directory: Pick<ProfessionalDirectory, 'findProfileBySlug'>
}

/** Replaces the sent slugs by the public profiles; absent fields stay absent. */
async function withPeople<Fields extends Partial<SentPost>>(
  { directory }: WriterDependencies,
  { author, reviewer, ...fields }: Fields,
) {
  const [writer, checker] = await Promise.all(
    [author, reviewer].map(async (slug) => (slug ? directory.findProfileBySlug(slug) : null)),
  )
  if (author && !writer) return fail('author_unknown')
  if (reviewer && !checker) return fail('reviewer_unknown')
  return ok({
    ...fields,
    ...(author !== undefined && { writtenBy: writer?.id ?? null }),
    ...(reviewer !== undefined && { reviewedBy: checker?.id ?? null }),
  })
}

interface DraftPostInput {
  by: Actor
  fields: SentPost
}

type DraftPostFailure = PostRefusal | PeopleRefusal | 'post_slug_taken' | 'forbidden'

/** Creates a draft with the administrator as its author. */
export class DraftPost extends UseCase<WriterDependencies> {
  async execute({ by, fields }: DraftPostInput): Promise<Result<BlogPost, DraftPostFailure>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { posts, auditLog, unitOfWork, ids, clock } = this.deps
    const authorId = by.kind === 'admin' ? asId<AccountId>(by.id) : null
    const typed = await withPeople(this.deps, fields)
    if (!typed.ok) return typed
    const drafted = BlogPost.draft({ id: asId(ids.next()), authorId, at: clock.now() }, typed.value)
    if (!drafted.ok) return drafted
    return unitOfWork.run(async () => {
      const post = drafted.value
      const { slug, title } = post.state
      if (await posts.save(post)) return fail('post_slug_taken')
      await auditLog.record(
        recordOf({ by, postId: post.id }, { action: 'post_created', after: { slug, title } }),
      )
      return ok(post)
    })
  }
}

interface EditPostInput extends PostRequest {
  /** Absent: unchanged; null or blank: cleared. */
  fields: Partial<SentPost>
  /** The `updatedAt` of the state the editor started from. */
  seen?: Date | undefined
}

type EditPostFailure =
  | PostRefusal
  | PeopleRefusal
  | EditorRefusal
  | 'post_changed_meanwhile'
  | 'post_slug_taken'

/** Changes a post and keeps its former state as a revision. Refuses an editor who started from an outdated state. */
export class EditPost extends UseCase<WriterDependencies> {
  async execute(input: EditPostInput): Promise<Result<BlogPost, EditPostFailure>> {
    if (!mayAdminister(input.by)) return fail('forbidden')
    const typed = await withPeople(this.deps, input.fields)
    return typed.ok ? changePost(this.deps, input, typed.value, input.seen) : typed
  }
}

interface RestoreRevisionInput extends PostRequest {
  revisionId: string
}

/** Restores a post to one of its revisions; its present state becomes a revision too. */
export class RestoreRevision extends UseCase<EditorDependencies> {
  async execute(
    input: RestoreRevisionInput,
  ): Promise<Result<BlogPost, Exclude<EditPostFailure, PeopleRefusal> | 'revision_not_found'>> {
    if (!mayAdminister(input.by)) return fail('forbidden')
    const revision = await this.deps.posts.findRevision(input.postId, input.revisionId)
    if (!revision) return fail('revision_not_found')
    const cleared = Object.fromEntries(SECTIONS.map(({ name }) => [name, null]))
    return changePost(this.deps, input, { ...cleared, ...revision }, undefined)
  }
}

/** Changes a post's fields, stores the revision and the audit entry. */
function changePost(
  deps: EditorDependencies,
  request: PostRequest,
  fields: Partial<TypedPost>,
  seen: Date | undefined,
) {
  type Failure = PostRefusal | 'post_changed_meanwhile' | 'post_slug_taken'
  return withPost(deps, request, async (post): Promise<Result<BlogPost, Failure>> => {
    const before = post.state
    const at = deps.clock.now()
    const edited = post.edit({ ...typedOf(before), ...fields }, at, seen)
    if (!edited.ok) return edited
    if (post.state === before) return ok(post)
    if (await deps.posts.save(post)) return fail('post_slug_taken')
    await keepAsRevision(deps, before, at)
    await deps.auditLog.record(recordOf(request, { action: 'post_edited', ...changes(before, post.state) }))
    return ok(post)
  })
}

const NAMED = ['slug', 'title', 'category'] as const
const TEXTS = [
  ...(['metaDescription', 'conditionName', 'excerpt', 'featuredImage', 'featuredImageAlt'] as const),
  ...(['writtenBy', 'reviewedBy'] as const),
] as const

/** Returns what identifies the post before and after, and the names of the changed texts. */
function changes(before: BlogPostState, after: BlogPostState): { before: object; after: object } {
  const named = NAMED.filter((name) => before[name] !== after[name])
  const sections = SECTIONS.map(({ name }) => name)
  const fields = [
    ...TEXTS.filter((name) => before[name] !== after[name]),
    ...sections.filter((name) => before.sections[name] !== after.sections[name]),
  ]
  const pick = (state: BlogPostState) => Object.fromEntries(named.map((name) => [name, state[name]]))
  return { before: pick(before), after: { ...pick(after), texts: fields } }
}

type Named = { postId: BlogPostId } | { slug: string }

/** Opens one post for an editor, a draft included. */
export class OpenPost extends UseCase<Ports<'posts'>> {
  async execute({ by, ...named }: { by: Actor } & Named): Promise<Result<BlogPost, EditorRefusal>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const post = await ('slug' in named
      ? this.deps.posts.findBySlug(named.slug)
      : this.deps.posts.findById(named.postId))
    return post ? ok(post) : fail('post_not_found')
  }
}

/** Lists a post's revisions for an editor, newest first. */
export class ListRevisions extends UseCase<Ports<'posts'>> {
  async execute({
    by,
    postId,
  }: {
    by: Actor
    postId: BlogPostId
  }): Promise<Result<Omit<PostRevision, 'fields'>[], EditorRefusal>> {
    if (!mayAdminister(by)) return fail('forbidden')
    if (!(await this.deps.posts.findById(postId))) return fail('post_not_found')
    return ok(await this.deps.posts.listRevisions(postId))
  }
}

interface ListAllPostsInput {
  by: Actor
  /** `limit` is capped at 1,000. */
  request: EditorsPostsRequest
}

/** Lists all posts for editors, drafts included, last changed first. */
export class ListAllPosts extends UseCase<Ports<'posts'>> {
  async execute({
    by,
    request,
  }: ListAllPostsInput): Promise<Result<{ posts: BlogPost[]; total: number }, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const limit = Math.min(request.limit, MAX_PAGE_SIZE)
    return ok(await this.deps.posts.findForEditors({ ...request, limit }))
  }
}
