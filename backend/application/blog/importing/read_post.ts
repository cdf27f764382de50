import type { SourcePost } from '#application/ports/post_files.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { tidyPasted } from '#domain/shared/pasted.ts'
import { FORBIDDEN_CHARACTERS, hasForbiddenCharacters } from '#domain/shared/text.ts'
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
import { categoryCure, chooseCategory, type CategoryChoice } from './choose_category.ts'
import { coverInText } from './import_pictures.ts'
import { findPostProblems, type PostProblem, postProblem } from './post_problem.ts'
import type { DraftReason } from './import_report.ts'
import { readDate } from './written_date.ts'
import { type PostField, postFieldOf, PUBLICATION_FIELDS } from './field_names.ts'

export interface ReadPost {
  typed: TypedPost
  /** Why it is not published even when publishing is requested. */
  draftReason: DraftReason | null
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
  const { sectionLines, renamed } = addRunningText(source, texts)
  const publishedAt = readDate(texts.get('publishedAt'))
  if (publishedAt === undefined)
    problems.push(postProblem('publishedAt', 'publishedAt_invalid', lineOf('publishedAt')))
  const { typed, changes } = typedPost(texts, options, source.site)
  const lines = new Map([...sectionLines, ...fieldLines])
  problems.push(...findPostProblems(typed, (field) => lines.get(field) ?? source.line))
  if (problems.length > 0)
    return fail(problems.map((each) => (each.rule === 'category_invalid' ? withCure(each, texts) : each)))
  return ok({
    typed,
    draftReason: draftReasonOf(texts, publishedAt ?? null, now),
    publishedAt: publishedAt ?? null,
    losses,
    changes: [...changes, ...renamed],
  })
}

/** Adds what the source says and how to choose a category for it. */
function withCure(problem: PostProblem, texts: ReadonlyMap<PostField, string>): PostProblem {
  return { ...problem, reason: categoryCure(texts.get('category')) }
}

/** Returns the source's line numbers by our field names. */
function linesByField({ lines }: SourcePost): Map<string, number> {
  return new Map([...lines].map(([name, line]) => [postFieldOf(name) ?? name, line]))
}

function readTexts(fields: ReadonlyMap<string, unknown>, lineOf: (field: string) => number): Texts {
  const texts = new Map<PostField, string>()
  const problems: PostProblem[] = []
  for (const [name, value] of fields) {
    const text = asText(value)
    const field = fieldOf(name, text)
    if (!field || text === null) continue
    if (text === undefined) problems.push(postProblem(field, 'type', lineOf(field)))
    else {
      if (text.includes(LOST_CHARACTER)) problems.push(postProblem(field, 'characters_lost', lineOf(field)))
      const before = field === 'status' ? texts.get(field) : undefined
      texts.set(field, before === undefined ? text : `${before}\n${text}`)
    }
  }
  return { texts, problems }
}

/** `published: 2011-05-10` is a date in some programs, and yes or no in others. */
function fieldOf(name: string, text: string | null | undefined): PostField | null | undefined {
  const field = postFieldOf(name)
  return field === 'isPublished' && readDate(text ?? '') ? 'publishedAt' : field
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

/** A field and the text below the heading of its section both stay. */
function addRunningText(source: SourcePost, texts: Map<PostField, string>) {
  const { parts, picture } = source
  const { sections, title, renamed } = arrangeSections(parts, texts.get('title'))
  const lines = new Map<string, number>()
  if (title && !texts.has('title')) texts.set('title', title)
  for (const [name, { text, line }] of sections) {
    const field = texts.get(name)?.trim()
    texts.set(name, field && !text.includes(field) ? `${field}\n${text}` : text)
    if (line !== null) lines.set(name, line)
  }
  const cover = coverInText(source)
  if (cover && !texts.has('featuredImage')) {
    texts.set('featuredImage', cover)
    if (picture?.alt && !texts.has('featuredImageAlt')) texts.set('featuredImageAlt', picture.alt)
  }
  return { sectionLines: lines, renamed: renamed.map(() => 'título de seção trocado pelo nosso') }
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

/** Tidies what comes with pasted text; tells only of characters that may not be stored. */
function withoutForbidden(texts: Map<string, string>): string | null {
  const isForbidden = [...texts.values()].some(hasForbiddenCharacters)
  for (const [name, text] of texts) texts.set(name, tidyPasted(text).replaceAll(FORBIDDEN, ''))
  return isForbidden ? 'caracteres de controle retirados' : null
}

const YES = ['true', 'sim', '1', 'yes']
const SHOWN = ['publish', 'published', 'publicado', 'public']
const PRIVATE = ['private', 'privado']

/** Returns why the post stays a draft; an unknown status is a reason too. */
function draftReasonOf(
  texts: ReadonlyMap<PostField, string>,
  publishedAt: Date | null,
  now: Date,
): DraftReason | null {
  const word = (field: PostField) => texts.get(field)?.trim().toLowerCase()
  const statuses = (word('status') ?? '').split('\n').filter(Boolean)
  const isPublished = word('isPublished')
  const expiresAt = readDate(texts.get('expiresAt'))
  if (texts.get('password')) return 'password'
  if (statuses.some((status) => PRIVATE.includes(status))) return 'private'
  if (statuses.includes('future') || (publishedAt && publishedAt > now)) return 'future'
  if (statuses.some((status) => !SHOWN.includes(status))) return 'draft'
  if (YES.includes(word('draft') ?? '') || (isPublished !== undefined && !YES.includes(isPublished)))
    return 'draft'
  if (expiresAt && expiresAt <= now) return 'expired'
  return SECTIONS.some(({ name }) => texts.get(name)?.trim()) ? null : 'empty'
}
