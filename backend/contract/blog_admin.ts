import * as z from 'zod/mini'
import { POST_CATEGORIES } from '#domain/blog/post_category.ts'
import { coverAddress, describesPictures } from '#domain/blog/post_images.ts'
import { isPostSlug } from '#domain/blog/post_fields.ts'
import { SECTIONS, type SectionName } from '#domain/blog/sections.ts'
import { post } from './blog.ts'
import {
  documented,
  HTTPS_FORM,
  pageParameter,
  parameter,
  rule,
  line,
  searchText,
  text,
  wholeNumber,
} from './fields.ts'

/** A post for administrators. */
export const adminPost = z.object({
  ...post.shape,
  id: z.uuid(),
  isPublished: z.boolean(),
  /** Null for a draft that was never published. */
  publishedAt: z.nullable(z.iso.datetime()),
  /** When a scheduled draft is to be published. */
  publishAt: z.nullable(z.iso.datetime()),
  authorId: z.nullable(z.uuid()),
  createdAt: z.iso.datetime(),
})
export type AdminPost = z.infer<typeof adminPost>

/** A post in the editors' list. */
export const adminPostRow = z.omit(adminPost, { author: true, reviewer: true, reviewedAt: true })
export type AdminPostRow = z.infer<typeof adminPostRow>

export const adminPostsQuery = z.object({
  status: parameter(z.enum(['all', 'published', 'unpublished'], 'Situação desconhecida.')),
  category: parameter(z.enum(POST_CATEGORIES, 'Categoria desconhecida.')),
  /** Part of title, slug or condition. */
  q: parameter(searchText()),
  page: pageParameter(),
  limit: parameter(wholeNumber(1, 200)),
})

/** Null and blank both clear the text. */
const optional = (max: number) => z.optional(z.nullable(text({ max })))

/** A text whose pictures must have descriptions. */
const section = z.optional(
  z.nullable(
    text({ max: 20_000 }).check(
      rule(describesPictures, 'Descreva cada imagem entre os colchetes: ![descrição](endereço)'),
    ),
  ),
)
type SectionFields = Record<SectionName, typeof section>
const sections = Object.fromEntries(SECTIONS.map(({ name }) => [name, section])) as SectionFields

const LONG_DESCRIPTION = 'Meta descrição deve ter no máximo 160 caracteres'

/** The form of 'Criar Novo Post' and 'Editar Post'. */
export const postForm = z.object({
  slug: documented(
    text({ min: 3, max: 255, tooShort: 'Slug deve ter no mínimo 3 caracteres' }).check(
      rule(isPostSlug, 'Slug deve conter apenas letras minúsculas, números e hífens'),
    ),
    { type: 'string', pattern: '^[a-z0-9][a-z0-9-]{1,253}[a-z0-9]$' },
  ),
  title: line({ min: 10, max: 255, tooShort: 'Título deve ter no mínimo 10 caracteres' }),
  metaDescription: line({
    min: 50,
    max: 160,
    tooShort: 'Meta descrição deve ter no mínimo 50 caracteres',
    tooLong: LONG_DESCRIPTION,
  }),
  category: z.optional(z.enum(POST_CATEGORIES, 'Categoria desconhecida.')),
  conditionName: optional(255),
  excerpt: optional(20_000),
  ...sections,
  /** An https URL, or one that a picture upload returned. */
  featuredImage: z.optional(
    z.nullable(
      documented(
        text({ max: 2_048 }).check(
          rule((value) => value === '' || coverAddress(value) !== null, 'URL deve ser válida'),
        ),
        {
          anyOf: [{ type: 'string', const: '' }, HTTPS_FORM],
        },
      ),
    ),
  ),
  featuredImageAlt: optional(255),
  /** Slugs of the public profiles of author and reviewer. */
  author: optional(255),
  reviewer: optional(255),
})
export type PostForm = z.input<typeof postForm>

/** Absent fields are unchanged. */
export const editPostBody = z.object({
  ...z.partial(postForm).shape,
  /** The state that the editor read: an outdated one is refused, so that nobody's text is lost. */
  updatedAt: z.optional(z.iso.datetime({ offset: true, error: 'Data desconhecida.' })),
})
export const schedulePostBody = z.object({
  /** Within a year from now; null cancels the schedule. */
  publishAt: z.nullable(z.iso.datetime({ offset: true, error: 'Data desconhecida.' })),
})

/** The URL of an uploaded picture, whose name contains its size. */
export const postImage = z.object({ address: z.string() })

/** `w` is the width in pixels. */
export const postImageQuery = z.object({ w: parameter(z.enum(['640', '1280'], 'Use 640 ou 1280.')) })

/** A post's state before an edit. */
export const postRevision = z.object({ id: z.uuid(), at: z.iso.datetime(), title: z.string() })
export type EditPostBody = z.input<typeof editPostBody>
