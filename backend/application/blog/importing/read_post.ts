import type { SourcePost } from '#application/ports/post_files.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { slugify } from '#domain/shared/slugify.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import { arrangeSections } from './arrange_sections.ts'
import { categoryOf } from './category_of.ts'
import { describePost } from './describe_post.ts'
import { findPostProblems } from './find_post_problems.ts'
import { type PostField, postFieldOf } from './field_names.ts'
import { type PostProblem, postProblem } from './post_problem.ts'

export interface ReadPost {
  typed: TypedPost
  /** The source calls it a draft, so that it is not published even when publishing was asked for. */
  isDraft: boolean
  /** When the source published it. */
  publishedAt: Date | null
}

interface Texts {
  texts: Map<PostField, string>
  problems: PostProblem[]
}

/** A post of a file as an editor would have typed it, or everything that is wrong with it. */
export function readPost(source: SourcePost): Result<ReadPost, PostProblem[]> {
  const fieldLines = linesByField(source)
  const lineOf = (field: string) => fieldLines.get(field) ?? source.line
  if (!source.fields)
    return fail([{ ...postProblem('', 'unreadable', source.line), reason: source.unreadable ?? '' }])
  const { texts, problems } = readTexts(source.fields, lineOf)
  const sectionLines = addRunningText(source, texts)
  const publishedAt = readDate(texts.get('publishedAt'))
  if (publishedAt === undefined)
    problems.push(postProblem('publishedAt', 'publishedAt_invalid', lineOf('publishedAt')))
  const typed = typedPost(texts)
  const lines = new Map([...sectionLines, ...fieldLines])
  problems.push(...findPostProblems(typed, (field) => lines.get(field) ?? source.line))
  if (problems.length > 0) return fail(problems)
  return ok({ typed, isDraft: isDraft(texts.get('draft')), publishedAt: publishedAt ?? null })
}

/** The lines a source tells, by our names. */
function linesByField({ lines }: SourcePost): Map<string, number> {
  return new Map([...lines].map(([name, line]) => [postFieldOf(name) ?? name, line]))
}

function readTexts(fields: ReadonlyMap<string, unknown>, lineOf: (field: string) => number): Texts {
  const texts = new Map<PostField, string>()
  const problems: PostProblem[] = []
  for (const [name, value] of fields) {
    const field = postFieldOf(name)
    const text = asText(value)
    if (!field || text === null) continue
    if (text === undefined) problems.push(postProblem(field, 'type', lineOf(field)))
    else texts.set(field, text)
  }
  return { texts, problems }
}

/** Lists become lines; undefined for what cannot be text. */
function asText(value: unknown): string | null | undefined {
  if (value === null || value === undefined || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    const items = value.map(asText)
    return items.includes(undefined) ? undefined : items.filter(Boolean).join('\n')
  }
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** A field of its own wins over what stands under a heading. Answers where the sections found begin. */
function addRunningText({ parts, picture }: SourcePost, texts: Map<PostField, string>): Map<string, number> {
  const { sections, title } = arrangeSections(parts)
  const lines = new Map<string, number>()
  if (title && !texts.has('title')) texts.set('title', title)
  for (const [name, { text, line }] of sections) {
    if (texts.has(name)) continue
    texts.set(name, text)
    if (line !== null) lines.set(name, line)
  }
  if (picture && !texts.has('featuredImage') && picture.address.startsWith('https://')) {
    texts.set('featuredImage', picture.address)
    if (picture.alt && !texts.has('featuredImageAlt')) texts.set('featuredImageAlt', picture.alt)
  }
  return lines
}

function typedPost(texts: ReadonlyMap<PostField, string>): TypedPost {
  const { publishedAt: _, draft: __, ...fields } = Object.fromEntries(texts)
  const title = fields['title'] ?? ''
  const category = categoryOf(fields['category'])
  return {
    ...fields,
    title,
    slug: fields['slug'] ?? slugify(title),
    metaDescription: fields['metaDescription'] ?? describePost(fields),
    ...(category && { category }),
  }
}

function readDate(text: string | undefined): Date | null | undefined {
  if (!text) return null
  const date = new Date(text)
  return /^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(date.getTime()) ? date : undefined
}

function isDraft(text: string | undefined): boolean {
  return ['true', 'sim', '1', 'yes'].includes(text?.toLowerCase() ?? '')
}
