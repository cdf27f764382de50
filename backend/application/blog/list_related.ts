import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { InterpretQuery } from '#application/search/interpret_query.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import type { ReadPost } from './list_posts.ts'

const MAX_POSTS = 3

export interface Related {
  /** At most three others: first those about the conditions the post names as related, then its category's newest. */
  posts: BlogPost[]
  /** Whom to see about it, a name of the catalogue; null where the search understands none from the post's own words. */
  specialty: string | null
}

interface Dependencies {
  readPost: Pick<ReadPost, 'execute'>
  posts: BlogPostRepository
  interpretQuery: Pick<InterpretQuery, 'execute'>
}

/** Where to go on from a published post; null where there is no such post. */
export class ListRelated {
  readonly #deps: Dependencies

  constructor(deps: Dependencies) {
    this.#deps = deps
  }

  async execute({ slug }: { slug: string }): Promise<Related | null> {
    const post = await this.#deps.readPost.execute({ slug })
    if (!post) return null
    const [posts, specialty] = await Promise.all([this.#postsBeside(post), this.#specialtyOf(post)])
    return { posts, specialty }
  }

  async #postsBeside(post: BlogPost): Promise<BlogPost[]> {
    const { category } = post.state
    const [named, newest] = await Promise.all([
      this.#deps.posts.findPublishedAbout(relatedConditions(post), MAX_POSTS + 1),
      this.#deps.posts.findPublished({ category, page: 1, limit: 2 * MAX_POSTS + 1 }),
    ])
    const byId = new Map([...named, ...newest.posts].map((each) => [each.id, each]))
    byId.delete(post.id)
    return [...byId.values()].slice(0, MAX_POSTS)
  }

  async #specialtyOf({ state }: BlogPost): Promise<string | null> {
    for (const q of [state.conditionName, state.title]) {
      const { specialty } = q ? await this.#deps.interpretQuery.execute({ q }) : { specialty: null }
      if (specialty) return specialty
    }
    return null
  }
}

/** One a line, as the section is written. */
function relatedConditions({ state }: BlogPost): string[] {
  return (state.sections.relatedConditions ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}
