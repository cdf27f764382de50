import type { Post, PostCard } from '#contract/blog.ts'
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
