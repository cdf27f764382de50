import type { SourcePost } from '#application/ports/post_files.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { beginningOfDay } from '#domain/shared/dates.ts'
import { FORBIDDEN_CHARACTERS } from '#domain/shared/text.ts'
import { coverAddress } from '#domain/blog/post_images.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import type { TypedPost } from '#domain/blog/post_fields.ts'
import {
  arrangeSections,
  fitDescription,
  fitSlug,
  fitTitle,
  type CompleteOptions,
  spreadSections,
} from './complete_post.ts'
import { chooseCategory, type CategoryChoice } from './choose_category.ts'
import { coverInText } from './import_pictures.ts'
import { findPostProblems, type PostProblem, postProblem } from './post_problem.ts'
import type { HeldBack } from './import_report.ts'
import { type PostField, postFieldOf, PUBLICATION_FIELDS } from './field_names.ts'

export interface ReadPost {
  typed: TypedPost
  /** Why it is not published even when publishing is requested. */
  heldBack: HeldBack | null
  /** When the source published it. */
  publishedAt: Date | null
  /** Parts of its fields that could not be kept, as Portuguese words. */
  losses: string[]
  /** Adjustments, as Portuguese words. */
  changes: string[]
}

export interface ReadOptions extends CategoryChoice, CompleteOptions {}

/** The character that a decoder substitutes for an invalid sequence. */
const LOST_CHARACTER = '\uFFFD'

interface Texts {
  texts: Map<PostField, string>
  problems: PostProblem[]
}

/** Returns a post of a file as an editor would type it, or everything that is wrong with it. */
export function readPost(
  source: SourcePost,
  now: Date,
  options: ReadOptions = {},
): Result<ReadPost, PostProblem[]> {
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
  const { typed, changes } = typedPost(texts, options, source.site)
  const lines = new Map([...sectionLines, ...fieldLines])
  problems.push(...findPostProblems(typed, (field) => lines.get(field) ?? source.line))
  if (problems.length > 0) return fail(problems)
  return ok({
    typed,
    heldBack: heldBackBy(texts, publishedAt ?? null, now),
    publishedAt: publishedAt ?? null,
    losses,
    changes,
  })
}

/** Returns the source's line numbers by our field names. */
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

/** Drops a picture without a public https address: no reason to refuse the whole post. */
function dropUnusablePicture(texts: Map<PostField, string>): string[] {
  const address = texts.get('featuredImage')
  if (!address || coverAddress(address) !== null) return []
  texts.delete('featuredImage')
  texts.delete('featuredImageAlt')
  return ['imagem destacada sem endereço https']
}

/** Joins lists into lines; undefined for a value that is no text. */
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

/** An explicit field wins over text below a heading. Returns the first line of each section found. */
function addRunningText(source: SourcePost, texts: Map<PostField, string>): Map<string, number> {
  const { parts, picture } = source
  const { sections, title } = arrangeSections(parts, texts.get('title'))
  const lines = new Map<string, number>()
  if (title && !texts.has('title')) texts.set('title', title)
  for (const [name, { text, line }] of sections) {
    if (texts.has(name)) continue
    texts.set(name, text)
    if (line !== null) lines.set(name, line)
  }
  const cover = coverInText(source)
  if (cover && !texts.has('featuredImage')) {
    texts.set('featuredImage', cover)
    if (picture?.alt && !texts.has('featuredImageAlt')) texts.set('featuredImageAlt', picture.alt)
  }
  return lines
}

const NOT_TYPED: ReadonlySet<PostField> = new Set([...PUBLICATION_FIELDS, 'tags'])

/** Returns the post in its stored form, and the adjustments. */
function typedPost(
  found: ReadonlyMap<PostField, string>,
  options: ReadOptions,
  site = '',
): { typed: TypedPost; changes: string[] } {
  const texts = new Map<string, string>([...found].filter(([name]) => !NOT_TYPED.has(name)))
  const cleaned = withoutForbidden(texts)
  const spread = spreadSections(texts)
  const fields = Object.fromEntries(texts)
  const named = options.complete === undefined ? null : options.complete === true ? site : options.complete
  const title = fitTitle(fields['title'] ?? '', fields, named)
  const slug = fitSlug(fields['slug'], title.text)
  const description = fitDescription(fields['metaDescription'], { ...fields, title: title.text }, named)
  const { category, isChosen } = chooseCategory(fields['category'], found.get('tags'), options)
  const changes = [
    cleaned,
    spread,
    title.change,
    slug.change,
    description.change,
    isChosen ? 'categoria escolhida' : null,
  ]
  return {
    typed: {
      ...fields,
      ...{ title: title.text, slug: slug.text, metaDescription: description.text },
      ...(category && { category }),
    },
    changes: changes.filter((change) => change !== null),
  }
}

const FORBIDDEN = new RegExp(FORBIDDEN_CHARACTERS, 'gu')

/** Removes control characters, which come with pasted text; they are invisible and may not be stored. */
function withoutForbidden(texts: Map<string, string>): string | null {
  let isChanged = false
  for (const [name, text] of texts) {
    const plain = text.replaceAll(FORBIDDEN, '')
    isChanged ||= plain !== text
    texts.set(name, plain)
  }
  return isChanged ? 'caracteres de controle retirados' : null
}

const WRITTEN_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\S+?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i

/** Parses a date; a day, or a time without zone, is in São Paulo's time zone. */
function readDate(text: string | undefined): Date | null | undefined {
  if (!text) return null
  const [, day = '', time, zone = '-03:00'] = WRITTEN_TIME.exec(text.trim()) ?? []
  const beginning = beginningOfDay(day)
  const date = beginning && (time ? new Date(`${day}T${time}${zone.replace(/^[A-Z]+$/i, 'Z')}`) : beginning)
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

const YES = ['true', 'sim', '1', 'yes']
const SHOWN = ['publish', 'published', 'publicado', 'public']
const PRIVATE = ['private', 'privado']

/** Returns why the source holds the post back; an unknown status does so too. */
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
