import { limitedLine, optionalText } from '#domain/shared/text.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { isPostCategory, type PostCategory } from './post_category.ts'
import { coverAddress, describesPictures, postImageAt } from './post_images.ts'
import { type SectionName, type Sections, SECTIONS } from './sections.ts'

const MAX_SECTION_LENGTH = 20_000

export interface CheckedPost {
  readonly slug: string
  readonly title: string
  readonly metaDescription: string
  readonly category: PostCategory
  readonly conditionName: string | null
  readonly excerpt: string | null
  readonly sections: Sections
  /** An https URL, or the path of one of our pictures. */
  readonly featuredImage: string | null
  readonly featuredImageAlt: string | null
  /** Professionals of the directory who wrote and who checked the post. */
  readonly writtenBy: ProfessionalId | null
  readonly reviewedBy: ProfessionalId | null
}

/** A post as an editor types it; blank optional fields are absent. */
export interface TypedPost extends Partial<Record<SectionName, string | null | undefined>> {
  slug: string
  title: string
  metaDescription: string
  category?: string | undefined
  conditionName?: string | null | undefined
  excerpt?: string | null | undefined
  featuredImage?: string | null | undefined
  featuredImageAlt?: string | null | undefined
  writtenBy?: ProfessionalId | null | undefined
  reviewedBy?: ProfessionalId | null | undefined
}

export type PostRefusal = `${keyof TypedPost}_invalid` | 'cover_undescribed'

/** Returns the fields as they are stored, or the first rule that is broken. */
export function checkPost(typed: TypedPost): Result<CheckedPost, PostRefusal> {
  const title = limitedLine(typed.title, 10, 255)
  const metaDescription = limitedLine(typed.metaDescription, 50, 160)
  const category = typed.category ?? 'disease'
  if (!isPostSlug(typed.slug)) return fail('slug_invalid')
  if (!title) return fail('title_invalid')
  if (!metaDescription) return fail('metaDescription_invalid')
  if (!isPostCategory(category)) return fail('category_invalid')
  const texts = optionalTexts(typed)
  if (!texts.ok) return texts
  const sections = sectionsOf(typed)
  if (!sections.ok) return sections
  const people = { writtenBy: typed.writtenBy ?? null, reviewedBy: typed.reviewedBy ?? null }
  const heading = { slug: typed.slug, title, metaDescription, category }
  return ok({ ...heading, ...texts.value, ...people, sections: sections.value })
}

/** 3 to 255 lower-case letters, digits and hyphens, at least one of them no hyphen. */
export function isPostSlug(slug: string): boolean {
  return /^[a-z0-9-]{3,255}$/.test(slug) && /[a-z0-9]/.test(slug)
}

function optionalTexts(typed: TypedPost) {
  const conditionName = optionalText(typed.conditionName, 255)
  const excerpt = optionalText(typed.excerpt, MAX_SECTION_LENGTH)
  const featuredImageAlt = optionalText(typed.featuredImageAlt, 255)
  const typedImage = typed.featuredImage?.trim()
  const featuredImage = typedImage ? coverAddress(typedImage) : null
  if (conditionName === undefined) return fail('conditionName_invalid')
  if (excerpt === undefined) return fail('excerpt_invalid')
  if (featuredImageAlt === undefined) return fail('featuredImageAlt_invalid')
  if (typedImage && !featuredImage) return fail('featuredImage_invalid')
  if (featuredImage && postImageAt(featuredImage) && !featuredImageAlt) return fail('cover_undescribed')
  return ok({ conditionName, excerpt, featuredImage, featuredImageAlt })
}

function sectionsOf(typed: TypedPost): Result<Sections, PostRefusal> {
  const sections: Partial<Record<SectionName, string>> = {}
  for (const { name } of SECTIONS) {
    const text = optionalText(typed[name], MAX_SECTION_LENGTH)
    if (text === undefined || (text && !describesPictures(text))) return fail(`${name}_invalid`)
    if (text) sections[name] = text
  }
  return ok(sections)
}
