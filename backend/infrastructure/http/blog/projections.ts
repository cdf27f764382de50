import type { Post, PostCard } from '#contract/blog.ts'
import type { AdminPost } from '#contract/blog_admin.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { SECTIONS } from '#domain/blog/sections.ts'

/** POSTCARD of the access matrix, field by field. */
export function asPostCard({ state }: BlogPost): PostCard {
  return {
    slug: state.slug,
    title: state.title,
    category: state.category,
    conditionName: state.conditionName,
    excerpt: state.excerpt,
    metaDescription: state.metaDescription,
    featuredImage: state.featuredImage,
    featuredImageAlt: state.featuredImageAlt,
    publishedAt: (state.publishedAt ?? state.createdAt).toISOString(),
    viewCount: state.viewCount,
  }
}

/** POST of the access matrix. */
export function asPost(post: BlogPost): Post {
  const { sections, estimatedReadTime } = post.state
  const texts = Object.fromEntries(SECTIONS.map(({ name }) => [name, sections[name] ?? null]))
  return {
    ...asPostCard(post),
    ...(texts as Omit<Post, keyof PostCard | 'estimatedReadTime'>),
    estimatedReadTime,
  }
}

/** POST-ADMIN of the access matrix. */
export function asAdminPost(post: BlogPost): AdminPost {
  const { id, isPublished, publishedAt, authorId, createdAt, updatedAt } = post.state
  return {
    ...asPost(post),
    id,
    isPublished,
    publishedAt: publishedAt?.toISOString() ?? null,
    authorId,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
