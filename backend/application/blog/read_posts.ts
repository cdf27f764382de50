import type { Ports } from '#application/ports/ports.ts'
import type { PublishedPostsRequest } from '#application/ports/blog_post_repository.ts'
import type { PublicProfile } from '#application/ports/professional_directory.ts'
import { type ProfessionalId, professionalOf } from '#domain/shared/ids.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { isPostSlug } from '#domain/blog/post_fields.ts'
import type { InterpretQuery } from '#search/interpret/interpret_query.ts'
import { type Visitor, visitorKey } from '#domain/shared/visitor.ts'
import type { Viewer } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface ListedPosts {
  posts: BlogPost[]
  /** At `limit` posts a page; 0 without posts. */
  totalPages: number
}

/** Returns a page of the published posts, newest first; empty past the last one. */
export class ListPosts extends UseCase<Ports<'posts'>> {
  async execute(request: PublishedPostsRequest): Promise<ListedPosts> {
    const { posts, total } = await this.deps.posts.findPublished(request)
    return { posts, totalPages: Math.ceil(total / request.limit) }
  }
}

export interface PostPeople {
  author: PublicProfile | null
  reviewer: PublicProfile | null
}

/** Returns the author and reviewer of a post, as far as their profiles are public. */
export class ReadPostPeople extends UseCase<Ports<'directory'>> {
  async execute({ state: { writtenBy, reviewedBy } }: BlogPost): Promise<PostPeople> {
    const profileOf = async (id: ProfessionalId | null) => (id ? this.deps.directory.findProfile(id) : null)
    const [author, reviewer] = await Promise.all([profileOf(writtenBy), profileOf(reviewedBy)])
    return { author, reviewer }
  }
}

/** Returns a published post by its slug; null for a draft or an unknown slug, whoever asks. */
export class ReadPost extends UseCase<Ports<'posts'>> {
  async execute({ slug }: { slug: string }): Promise<BlogPost | null> {
    const post = isPostSlug(slug) ? await this.deps.posts.findBySlug(slug) : null
    return post?.state.isPublished ? post : null
  }
}

const MAX_POSTS = 3

interface Related {
  /** At most three other posts: first those about related conditions, then the category's newest. */
  posts: BlogPost[]
  /** The specialty for the post's topic, a catalogue name; null if the search recognizes none in the post's words. */
  specialty: string | null
}

type Dependencies = Ports<'posts'> & {
  readPost: Pick<ReadPost, 'execute'>
  interpretQuery: Pick<InterpretQuery, 'execute'>
}

/** Returns further reading for a published post, or null if there is no such post. */
export class ListRelated extends UseCase<Dependencies> {
  async execute({ slug }: { slug: string }): Promise<Related | null> {
    const post = await this.deps.readPost.execute({ slug })
    if (!post) return null
    const [posts, specialty] = await Promise.all([this.#postsBeside(post), this.#specialtyOf(post)])
    return { posts, specialty }
  }

  async #postsBeside(post: BlogPost): Promise<BlogPost[]> {
    const { category } = post.state
    const [named, newest] = await Promise.all([
      this.deps.posts.findPublishedAbout(relatedConditions(post), MAX_POSTS + 1),
      this.deps.posts.findPublished({ category, page: 1, limit: 2 * MAX_POSTS + 1 }),
    ])
    const byId = new Map([...named, ...newest.posts].map((each) => [each.id, each]))
    byId.delete(post.id)
    return [...byId.values()].slice(0, MAX_POSTS)
  }

  async #specialtyOf({ state }: BlogPost): Promise<string | null> {
    for (const q of [state.conditionName, state.title]) {
      const { specialty } = q ? await this.deps.interpretQuery.execute({ q }) : { specialty: null }
      if (specialty) return specialty
    }
    return null
  }
}

/** One per line, as the section is written. */
function relatedConditions({ state }: BlogPost): string[] {
  return (state.sections.relatedConditions ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

interface RecordPostViewInput {
  post: Pick<BlogPost['state'], 'id' | 'authorId' | 'writtenBy'>
  visitor: Visitor
  /** The logged-in account, if any. */
  viewer?: Pick<Viewer, 'id' | 'role'> | null
}

/**
 * Counts a view of a published post, once per person and day; crawlers, administrators, and those who created or wrote
 * it do not count.
 */
export class RecordPostView extends UseCase<Ports<'postViews' | 'crawlers'>> {
  async execute({ post, visitor, viewer }: RecordPostViewInput): Promise<void> {
    const isOurs =
      viewer &&
      (viewer.role === 'admin' || viewer.id === post.authorId || professionalOf(viewer.id) === post.writtenBy)
    if (isOurs || this.deps.crawlers.isCrawler(visitor.userAgent)) return
    await this.deps.postViews.record(post.id, visitorKey(visitor))
  }
}
