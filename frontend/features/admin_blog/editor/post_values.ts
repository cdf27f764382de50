import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Post, PostPerson } from '#contract/blog.ts'
import { editPostBody, postForm, type AdminPost } from '#contract/blog_admin.ts'
import { coverAddress, readingMinutes, SECTIONS, type SectionName, postFaqs } from '#contract/post_parts.ts'
import { isPostCategory, type PostCategory } from '#contract/post_terms.ts'
import { slugify } from '#domain/shared/slug.ts'

export const SECTION_NAMES: readonly SectionName[] = SECTIONS.map(({ name }) => name)

const HEADING_FIELDS = ['title', 'slug', 'metaDescription', 'conditionName', 'excerpt'] as const
const PEOPLE_FIELDS = ['author', 'reviewer'] as const
const IMAGE_FIELDS = ['featuredImage', 'featuredImageAlt'] as const

/** The text fields of the form. */
export type TextField =
  | (typeof HEADING_FIELDS)[number]
  | (typeof IMAGE_FIELDS)[number]
  | (typeof PEOPLE_FIELDS)[number]
  | SectionName

export interface PostValues extends Record<TextField, string> {
  category: PostCategory
  /** `updatedAt` of the stored post that the editor started from; absent for a new one. */
  updatedAt?: string | undefined
}

/** All fields, in document order. */
export const FIELDS = [
  ...HEADING_FIELDS,
  'category',
  ...IMAGE_FIELDS,
  ...SECTION_NAMES,
  ...PEOPLE_FIELDS,
] as const

/** Returns the form values of a stored post, or of a new one. */
export function postValuesOf(post: AdminPost | null): PostValues {
  const texts = [...HEADING_FIELDS, ...IMAGE_FIELDS, ...SECTION_NAMES].map((name) => [
    name,
    post?.[name] ?? '',
  ])
  return {
    ...(Object.fromEntries(texts) as Record<TextField, string>),
    author: post?.author?.slug ?? '',
    reviewer: post?.reviewer?.slug ?? '',
    category: post && isPostCategory(post.category) ? post.category : 'disease',
    updatedAt: post?.updatedAt,
  }
}

/** Of another person only the address is known before it is saved. */
function storedPerson(typed: string, stored: PostPerson | null | undefined): PostPerson | null {
  return stored?.slug === profileSlugOf(typed) ? stored : null
}

/** The post as its public page will show it; `post` is the stored one, or null for a new post. */
export function previewOf(values: PostValues, post: AdminPost | null, now: Date): Post {
  const texts = Object.fromEntries(SECTION_NAMES.map((name) => [name, values[name].trim() || null]))
  const sections = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null))
  const excerpt = values.excerpt.trim() || null
  return {
    ...(texts as Record<SectionName, string | null>),
    slug: values.slug,
    title: values.title.trim() || 'Post sem título',
    category: values.category,
    conditionName: values.conditionName.trim() || null,
    excerpt,
    metaDescription: values.metaDescription.trim(),
    featuredImage: coverAddress(values.featuredImage),
    featuredImageAlt: values.featuredImageAlt.trim() || null,
    publishedAt: post?.publishedAt ?? now.toISOString(),
    viewCount: post?.viewCount ?? 0,
    estimatedReadTime: readingMinutes({ sections, excerpt }),
    author: storedPerson(values.author, post?.author),
    reviewer: storedPerson(values.reviewer, post?.reviewer),
    reviewedAt: post?.reviewedAt ?? null,
    updatedAt: post?.updatedAt ?? now.toISOString(),
  }
}

const sameText = (one: string | undefined, other: string | undefined) =>
  (one ?? '').trim() === (other ?? '').trim()

/** The fields that were changed. */
export function typedFields(began: PostValues, typed: PostValues) {
  return FIELDS.filter((name) => !sameText(typed[name], began[name]))
}

/** Returns the fields that another editor changed since this one opened, and those of them changed here too. */
export function changesBy(others: PostValues, began: PostValues, typed: PostValues) {
  const changed = typedFields(began, others)
  const mine = new Set(typedFields(began, typed))
  const contested = changed.filter((name) => mine.has(name) && !sameText(typed[name], others[name]))
  return { changed, contested }
}

/** Returns a profile's slug, also from a pasted URL. */
export function profileSlugOf(typed: string): string {
  const path = typed.trim().replace(/^https?:\/\/[^/]+/i, '')
  return (
    path
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean)
      ?.toLowerCase() ?? ''
  )
}

/** The schema of the form and of its request. */
export const sentPost = z.object({ ...postForm.shape, updatedAt: editPostBody.shape.updatedAt })

export type SentPost = z.output<typeof sentPost>
export type PostFormOf = UseFormReturn<PostValues, unknown, SentPost>

const MAX_SLUG_LENGTH = 255

const slugOf = (title: string) => slugify(title).slice(0, MAX_SLUG_LENGTH).replace(/-+$/, '')

interface Typing {
  slug: string
  titleBefore: string
  titleAfter: string
}

/** The slug follows the title until the user edits it; emptied, it follows again. */
export function slugAfterTitle({ slug, titleBefore, titleAfter }: Typing): string {
  return slug === '' || slug === slugOf(titleBefore) ? slugOf(titleAfter) : slug
}

interface TypedFaqs {
  /** Number of lines of the form 'P: … R: …'. */
  questions: number
  /** The first other line, from 1; null without one. A single one makes the whole text be shown as it is. */
  strangeLine: number | null
}

/** Returns how the page will read the typed questions. */
export function typedFaqs(text: string): TypedFaqs {
  const lines = text.split('\n').map((line) => line.trim())
  const isStrange = (line: string) => line !== '' && postFaqs(line) === null
  const strange = lines.findIndex(isStrange)
  return {
    questions: lines.filter((line) => line !== '' && !isStrange(line)).length,
    strangeLine: strange === -1 ? null : strange + 1,
  }
}

/** '2 perguntas reconhecidas'; otherwise what happens to the text. */
export function typedFaqsMessage({ questions, strangeLine }: TypedFaqs): string {
  if (strangeLine !== null)
    return `A linha ${strangeLine} não segue “P: … R: …”: assim, o texto aparece como está, sem perguntas.`
  if (questions === 0) return 'Nenhuma pergunta ainda'
  return questions === 1 ? '1 pergunta reconhecida' : `${questions} perguntas reconhecidas`
}
