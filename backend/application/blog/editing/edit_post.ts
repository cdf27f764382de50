import type { BlogPost, BlogPostState } from '#domain/blog/blog_post.ts'
import type { PostRefusal, TypedPost } from '#domain/blog/post_fields.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import {
  type EditorDependencies,
  type EditorRefusal,
  type PostRequest,
  recordOf,
  withPost,
} from './editor_dependencies.ts'
import { typedOf } from './typed_of.ts'

export interface EditPostInput extends PostRequest {
  /** Absent is unchanged, null or blank is cleared. */
  fields: Partial<TypedPost>
  /** The `updatedAt` that the editor began from. */
  seen?: Date | undefined
}

export type EditPostFailure = PostRefusal | EditorRefusal | 'post_changed_meanwhile' | 'post_slug_taken'

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
