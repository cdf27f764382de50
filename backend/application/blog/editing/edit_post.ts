import { type BlogPostState, BlogPost } from '#domain/blog/blog_post.ts'
import type { TypedPost, PostRefusal } from '#domain/blog/post_fields.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../../audit/actor.ts'
import {
  type EditorDependencies,
  recordOf,
  type EditorRefusal,
  type PostRequest,
  withPost,
} from './editor_dependencies.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { asId, type AccountId } from '#domain/shared/ids.ts'

/** A stored post as an editor would have typed it. */
export function typedOf(state: BlogPostState): TypedPost {
  const { slug, title, metaDescription, category, conditionName, excerpt } = state
  const { featuredImage, featuredImageAlt, sections } = state
  const heading = { slug, title, metaDescription, category, conditionName, excerpt }
  return { ...heading, featuredImage, featuredImageAlt, ...sections }
}

interface DraftPostInput {
  by: Actor
  fields: TypedPost
}

type DraftPostFailure = PostRefusal | 'post_slug_taken' | 'forbidden'

/** An editor begins a post: a draft, with the administrator who wrote it as its author. */
export class DraftPost {
  readonly #deps: EditorDependencies

  constructor(deps: EditorDependencies) {
    this.#deps = deps
  }

  async execute({ by, fields }: DraftPostInput): Promise<Result<BlogPost, DraftPostFailure>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { posts, auditLog, unitOfWork, ids, clock } = this.#deps
    const authorId = by.kind === 'admin' ? asId<AccountId>(by.id) : null
    const drafted = BlogPost.draft({ id: asId(ids.next()), authorId, at: clock.now() }, fields)
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
  /** Absent is unchanged, null or blank is cleared. */
  fields: Partial<TypedPost>
  /** The `updatedAt` that the editor began from. */
  seen?: Date | undefined
}

type EditPostFailure = PostRefusal | EditorRefusal | 'post_changed_meanwhile' | 'post_slug_taken'

/** An editor changes a post. Who began from an older state than the stored one is refused, and nothing is lost. */
export class EditPost {
  readonly #deps: EditorDependencies

  constructor(deps: EditorDependencies) {
    this.#deps = deps
  }

  execute(input: EditPostInput): Promise<Result<BlogPost, EditPostFailure>> {
    return withPost(this.#deps, input, async (post): Promise<Result<BlogPost, EditPostFailure>> => {
      const { fields, seen } = input
      const before = post.state
      const edited = post.edit({ ...typedOf(before), ...fields }, this.#deps.clock.now(), seen)
      if (!edited.ok) return edited
      if (await this.#deps.posts.save(post)) return fail('post_slug_taken')
      await this.#deps.auditLog.record(
        recordOf(input, { action: 'post_edited', ...changes(before, post.state) }),
      )
      return ok(post)
    })
  }
}

const NAMED = ['slug', 'title', 'category'] as const
const TEXTS = ['metaDescription', 'conditionName', 'excerpt', 'featuredImage', 'featuredImageAlt'] as const

/** What names the post before and after, and the names of the texts that changed. */
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
