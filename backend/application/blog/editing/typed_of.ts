import type { BlogPostState } from '#domain/blog/blog_post.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'

/** A stored post as an editor would have typed it. */
export function typedOf(state: BlogPostState): TypedPost {
  const { slug, title, metaDescription, category, conditionName, excerpt } = state
  const { featuredImage, featuredImageAlt, sections } = state
  const heading = { slug, title, metaDescription, category, conditionName, excerpt }
  return { ...heading, featuredImage, featuredImageAlt, ...sections }
}
