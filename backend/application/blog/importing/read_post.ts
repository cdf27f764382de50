import { foldText, cutText } from '#domain/shared/text.ts'
import { isPostCategory, type PostCategory } from '#domain/blog/post_category.ts'
import type { SourcePost } from '#application/ports/post_files.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { webAddress } from '#domain/shared/web_address.ts'
import { slugify } from '#domain/shared/slug.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import { arrangeSections } from './arrange_sections.ts'
import { findPostProblems, type PostProblem, postProblem } from './post_problem.ts'
import type { HeldBack } from './import_report.ts'
import { type PostField, postFieldOf, PUBLICATION_FIELDS } from './field_names.ts'

const WORDINGS: readonly (readonly [RegExp, PostCategory])[] = [
  [/remedio|medicament|farmac|vitamina|vacina/, 'medicine'],
  [/tratament|servico|terapia|procediment|exame/, 'treatment'],
  [/doenca|condic|sintoma|saude|sem categoria|uncategorized|blog/, 'disease'],
]

/** Our category for a word of the source ('Remédios' → medicine); a word that says nothing is handed on to be refused. */
export function categoryOf(typed: string | undefined): string | undefined {
  if (!typed) return undefined
  const words = foldText(typed).replaceAll('-', ' ')
  if (isPostCategory(words)) return words
  return WORDINGS.find(([wording]) => wording.test(words))?.[1] ?? typed
}

const LONGEST = 160

/** The description of a post that brought none: its first words, ending with a whole one. */
function describePost(fields: Readonly<Record<string, string>>): string {
  const text = [fields['excerpt'], fields['introduction'], fields['aboutCondition']].filter(Boolean).join(' ')
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  const cut = cutText(line, LONGEST - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.–-]+$/, '')}…`
}

export interface ReadPost {
  typed: TypedPost
  /** Why it is not published even when publishing was asked for. */
  heldBack: HeldBack | null
  /** When the source published it. */
  publishedAt: Date | null
  /** What of its fields could not be kept, one Portuguese word each time. */
  losses: string[]
}

/** What a decoder puts in the place of what it cannot read. */
const LOST_CHARACTER = '\uFFFD'

interface Texts {
  texts: Map<PostField, string>
  problems: PostProblem[]
}

/** A post of a file as an editor would have typed it, or everything that is wrong with it. */
export function readPost(source: SourcePost, now: Date): Result<ReadPost, PostProblem[]> {
  const fieldLines = linesByField(source)
  const lineOf = (field: string) => fieldLines.get(field) ?? source.line
  if (!source.fields)
    return fail([{ ...postProblem('', 'unreadable', source.line), reason: source.unreadable ?? '' }])
  const { texts, problems } = readTexts(source.fields, lineOf)
  const losses = dropUnusablePicture(texts)
  const sectionLines = addRunningText(source, texts)
  const publishedAt = readDate(texts.get('publishedAt'))
  if (publishedAt === undefined)
    problems.push(postProblem('publishedAt', 'publishedAt_invalid', lineOf('publishedAt')))
  const typed = typedPost(texts)
  const lines = new Map([...sectionLines, ...fieldLines])
  problems.push(...findPostProblems(typed, (field) => lines.get(field) ?? source.line))
  if (problems.length > 0) return fail(problems)
  return ok({
    typed,
    heldBack: heldBackBy(texts, publishedAt ?? null, now),
    publishedAt: publishedAt ?? null,
    losses,
  })
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
    else {
      if (text.includes(LOST_CHARACTER)) problems.push(postProblem(field, 'characters_lost', lineOf(field)))
      texts.set(field, text)
    }
  }
  return { texts, problems }
}

/** A picture without a public https address is no reason to refuse a whole post. */
function dropUnusablePicture(texts: Map<PostField, string>): string[] {
  const address = texts.get('featuredImage')
  if (!address || webAddress(address) !== null) return []
  texts.delete('featuredImage')
  texts.delete('featuredImageAlt')
  return ['imagem destacada sem endereço https']
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

/** A field of its own wins over what stands under a heading. Returns where the sections found begin. */
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

const NOT_TYPED: ReadonlySet<PostField> = new Set(PUBLICATION_FIELDS)

function typedPost(texts: ReadonlyMap<PostField, string>): TypedPost {
  const fields = Object.fromEntries([...texts].filter(([name]) => !NOT_TYPED.has(name)))
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

const YES = ['true', 'sim', '1', 'yes']
const SHOWN = ['publish', 'published', 'publicado', 'public']
const PRIVATE = ['private', 'privado']

/** What the source says of who may see the post; a status that is not known holds it back. */
function heldBackBy(
  texts: ReadonlyMap<PostField, string>,
  publishedAt: Date | null,
  now: Date,
): HeldBack | null {
  const word = (field: PostField) => texts.get(field)?.trim().toLowerCase()
  const status = word('status')
  const isPublished = word('isPublished')
  const expiresAt = readDate(texts.get('expiresAt'))
  if (texts.get('password')) return 'password'
  if (status !== undefined && PRIVATE.includes(status)) return 'private'
  if (status === 'future' || (publishedAt && publishedAt > now)) return 'future'
  if (status !== undefined && !SHOWN.includes(status)) return 'draft'
  if (YES.includes(word('draft') ?? '') || (isPublished !== undefined && !YES.includes(isPublished)))
    return 'draft'
  if (expiresAt && expiresAt <= now) return 'expired'
  return SECTIONS.some(({ name }) => texts.get(name)?.trim()) ? null : 'empty'
}
