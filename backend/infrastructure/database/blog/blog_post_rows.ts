import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { type SectionName, SECTIONS } from '#domain/blog/sections.ts'

const columnOf = (section: SectionName) =>
  section.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const sectionColumns = SECTIONS.map(({ name }) => `'${name}', ${columnOf(name)}`).join(', ')

export const BLOG_POST = `select id, slug, title, meta_description as "metaDescription", category,
  condition_name as "conditionName", excerpt, featured_image as "featuredImage",
  featured_image_alt as "featuredImageAlt", author_id as "authorId", is_published as "isPublished",
  published_at as "publishedAt", view_count as "viewCount", estimated_read_time as "estimatedReadTime",
  created_at as "createdAt", updated_at as "updatedAt",
  json_strip_nulls(json_build_object(${sectionColumns})) as sections
  from blog_posts`

export function columnsOf(state: BlogPostState): Record<string, unknown> {
  const sections = SECTIONS.map(({ name }) => [columnOf(name), state.sections[name] ?? null])
  return {
    id: state.id,
    slug: state.slug,
    title: state.title,
    meta_description: state.metaDescription,
    category: state.category,
    condition_name: state.conditionName,
    excerpt: state.excerpt,
    ...Object.fromEntries(sections),
    featured_image: state.featuredImage,
    featured_image_alt: state.featuredImageAlt,
    author_id: state.authorId,
    is_published: state.isPublished,
    published_at: state.publishedAt,
    view_count: state.viewCount,
    estimated_read_time: state.estimatedReadTime,
    created_at: state.createdAt,
    updated_at: state.updatedAt,
  }
}
