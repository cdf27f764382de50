import type { PostPeople } from '#application/blog/read_posts.ts'
import type { PublicProfile } from '#application/ports/professional_directory.ts'
import type { Post, PostCard, PostPerson } from '#contract/blog.ts'
import type { AdminPost, AdminPostRow } from '#contract/blog_admin.ts'
import type { BlogPost } from '#domain/blog/blog_post.ts'
import { type SectionName, SECTIONS } from '#domain/blog/sections.ts'
import { saoPauloDay } from '#domain/shared/dates.ts'
import { formatLicense, parseLicense } from '#domain/catalogue/license.ts'

/** A post in public lists. */
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
    estimatedReadTime: state.estimatedReadTime,
  }
}

/** A post on its public page. */
export function asPost(post: BlogPost, { author, reviewer }: PostPeople): Post {
  const { reviewedAt } = post.state
  return {
    ...textsOf(post),
    updatedAt: changedAt(post).toISOString(),
    author: asPostPerson(author),
    reviewer: asPostPerson(reviewer),
    reviewedAt: reviewer && reviewedAt ? reviewedAt.toISOString() : null,
  }
}

/** Coming here from another site is no change of the text. */
function changedAt({ state: { createdAt, publishedAt, updatedAt } }: BlogPost): Date {
  const isUnchanged = saoPauloDay(updatedAt) === saoPauloDay(createdAt)
  return isUnchanged ? (publishedAt ?? updatedAt) : updatedAt
}

function textsOf(post: BlogPost) {
  const { sections, updatedAt } = post.state
  const texts = Object.fromEntries(SECTIONS.map(({ name }) => [name, sections[name] ?? null]))
  return {
    ...asPostCard(post),
    ...(texts as Record<SectionName, string | null>),
    updatedAt: updatedAt.toISOString(),
  }
}

function asPostPerson(profile: PublicProfile | null): PostPerson | null {
  if (!profile) return null
  const { slug, title, name, lastname, specialty, crm } = profile
  const license = parseLicense(crm)
  return {
    slug,
    title,
    name,
    lastname,
    specialty,
    registration: license && formatLicense(license),
  }
}

/** A post for administrators. */
export function asAdminPost(post: BlogPost, people: PostPeople): AdminPost {
  return { ...asPost(post, people), ...asAdminPostRow(post) }
}

/** The same in the editors' list, without its people. */
export function asAdminPostRow(post: BlogPost): AdminPostRow {
  const { id, isPublished, publishedAt, publishAt, authorId, createdAt } = post.state
  return {
    ...textsOf(post),
    id,
    isPublished,
    publishedAt: publishedAt?.toISOString() ?? null,
    publishAt: publishAt?.toISOString() ?? null,
    authorId,
    createdAt: createdAt.toISOString(),
  }
}
