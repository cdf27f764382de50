import * as z from 'zod/mini'
import { POST_CATEGORIES } from '#domain/blog/post_category.ts'
import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'
import { pageParameter, parameter, searchText, wholeNumber } from './fields.ts'

/** A professional who wrote or checked a post. */
const postPerson = z.object({
  slug: z.string(),
  title: z.nullable(z.string()),
  name: z.string(),
  lastname: z.string(),
  specialty: z.nullable(z.string()),
  /** In the council's format, 'CRM-SP 123456'; null if it cannot be parsed. */
  registration: z.nullable(z.string()),
})
export type PostPerson = z.infer<typeof postPerson>

/** A post in public lists. */
const postCard = z.object({
  slug: z.string(),
  title: z.string(),
  /** One of three, or another word for a post under /blog. */
  category: z.string(),
  conditionName: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  metaDescription: z.string(),
  /** An https URL. */
  featuredImage: z.nullable(z.string()),
  featuredImageAlt: z.nullable(z.string()),
  publishedAt: z.iso.datetime(),
  viewCount: z.int(),
  /** Minutes, an integer. */
  estimatedReadTime: z.int(),
})
export type PostCard = z.infer<typeof postCard>

type SectionTexts = Record<SectionName, z.ZodMiniNullable<z.ZodMiniString>>
const sectionTexts = Object.fromEntries(
  SECTIONS.map(({ name }) => [name, z.nullable(z.string())]),
) as SectionTexts

/** A post on its public page; a section without text is null. */
export const post = z.object({
  ...postCard.shape,
  ...sectionTexts,
  author: z.nullable(postPerson),
  reviewer: z.nullable(postPerson),
  /** Null without a reviewer. */
  reviewedAt: z.nullable(z.iso.datetime()),
  updatedAt: z.iso.datetime(),
})
export type Post = z.infer<typeof post>

export const postsPage = z.object({ posts: z.array(postCard), totalPages: z.int() })
export type PostsPage = z.infer<typeof postsPage>

export const postsQuery = z.object({
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 50)),
  category: parameter(z.enum(POST_CATEGORIES, 'Categoria desconhecida.')),
  /** Words of title, condition or beginning. */
  q: parameter(searchText()),
})

/** At most three further posts, and the specialty for the topic, if the post's words name one. */
export const relatedToPost = z.object({ posts: z.array(postCard), specialty: z.nullable(z.string()) })
export type RelatedToPost = z.infer<typeof relatedToPost>
