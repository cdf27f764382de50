import type { PostFile, PostFileChoice, PostFiles, SourcePost } from '#application/ports/post_files.ts'
import { problemsInWords } from '#application/system/problems_in_words.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { ExportedRow, ProfessionalSheets } from '#application/ports/professional_sheets.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import {
  type ImportedPictures,
  withoutPictures,
  PictureImporter,
  type PictureDependencies,
} from './importing/import_pictures.ts'
import { besideSlug } from './importing/complete_post.ts'
import { postFieldOf } from './importing/field_names.ts'
import {
  emptyPostReport,
  type PostImportReport,
  type PostOutcome,
  type RefusedPost,
} from './importing/import_report.ts'
import { type Actor, asRecorded, mayAdminister } from '../audit/actor.ts'
import { type PostProblem, type PostRule, postProblem } from './importing/post_problem.ts'
import { readPost, type ReadOptions, type ReadPost } from './importing/read_post.ts'
import { type PostStorerDependencies, PostStorer } from './importing/store_post.ts'
import { UseCase } from '../use_case.ts'

interface ExportPostsDependencies {
  posts: BlogPostRepository
  professionalSheets: ProfessionalSheets
}

interface ExportPostsInput {
  by: Actor
  /** A file, compressed if the name ends in .gz; - for standard output. */
  path: string
  /** Counts only, writes nothing. */
  dryRun?: boolean | undefined
}

/** Exports all posts, drafts included, such that importing them again changes nothing. */
export class ExportPosts extends UseCase<ExportPostsDependencies> {
  /** Returns the number. Writes NDJSON, last changed first, without people. Throws `SheetUnwritable`. */
  async execute({ by, path, dryRun = false }: ExportPostsInput): Promise<Result<number, 'forbidden'>> {
    if (!mayAdminister(by)) return fail('forbidden')
    const { posts, professionalSheets } = this.deps
    if (dryRun) return ok((await posts.findForEditors({ page: 1, limit: 1 })).total)
    return ok(await professionalSheets.write(path, 'ndjson', this.#rows(), { columns: [] }))
  }

  async *#rows(): AsyncGenerator<ExportedRow> {
    for (let page = 1; ; page++) {
      const { posts, total } = await this.deps.posts.findForEditors({ page, limit: MAX_PAGE_SIZE })
      for (const { state } of posts) yield exported(state)
      if (page * MAX_PAGE_SIZE >= total) return
    }
  }
}

/** Uses the field names that an import reads. */
function exported(state: BlogPostState): ExportedRow {
  const { slug, title, metaDescription, category, conditionName, excerpt, sections } = state
  const { featuredImage, featuredImageAlt, isPublished, publishedAt } = state
  const heading = { slug, title, metaDescription, category, conditionName, excerpt }
  const when = { isPublished, publishedAt: publishedAt?.toISOString() ?? null }
  return { ...heading, featuredImage, featuredImageAlt, ...when, ...sections }
}

export interface ImportPostsInput extends PostFileChoice, ReadOptions {
  by: Actor
  /** Imports the posts' pictures too. */
  images?: boolean | undefined
  /** Publishes the posts that the source shows publicly; otherwise new posts stay drafts. */
  publish?: boolean | undefined
  /** Leaves known posts as they are. */
  onlyNew?: boolean | undefined
  /** Reads and compares everything, writes nothing. */
  dryRun?: boolean | undefined
  onProgress?: ((report: PostImportReport) => void) | undefined
  onOutcome?: ((outcome: PostOutcome) => void) | undefined
  onRefused?: ((problems: readonly RefusedPost[]) => void) | undefined
  /** Stops after the current post; stored posts stay. */
  signal?: AbortSignal | undefined
}

interface RunInput extends ImportPostsInput {
  /** Null in a dry run. */
  importId: string | null
}

interface Dependencies extends PostStorerDependencies, PictureDependencies {
  postFiles: PostFiles
}

/**
 * Imports posts from Markdown, JSON, CSV or a WordPress export for an operator. The slug identifies a post: a new one
 * becomes a draft, a changed one is updated, an equal one stays, an invalid one is set aside without stopping the rest.
 * Pages come after the posts, and never take a post's slug.
 * Throws `RecordFileUnusable` when there is nothing to read.
 */
export class ImportPosts extends UseCase<Dependencies> {
  async execute(input: ImportPostsInput): Promise<Result<PostImportReport, 'forbidden'>> {
    if (input.by.kind !== 'operator') return fail('forbidden')
    const file = await this.deps.postFiles.open(input)
    const importId = input.dryRun ? null : await this.#begin(file.name, input.by)
    const run = new PostImportRun(file, this.deps, { ...input, importId })
    try {
      const pages: SourcePost[] = []
      for await (const source of file.posts()) {
        if (input.signal?.aborted) break
        if (source.isPage) pages.push(source)
        else await run.take(source)
      }
      for (const page of pages) {
        if (input.signal?.aborted) break
        await run.take(page)
      }
    } finally {
      run.report.leftOut = file.leftOut()
      run.report.failedFile = await file.close()
      run.report.interrupted = input.signal?.aborted ?? false
      if (!input.dryRun) await this.#audit(run.report, input.by)
    }
    return ok(run.report)
  }

  /** Recorded before the first post is stored, so that a killed import leaves an entry too. */
  async #begin(file: string, by: Actor): Promise<string> {
    await this.deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'posts_import_started',
      subjectKind: 'file',
      subjectId: file,
    })
    return this.deps.postImports.begin(file, this.deps.clock.now())
  }

  async #audit(report: PostImportReport, by: Actor): Promise<void> {
    const { file, created, updated, unchanged, failed, interrupted } = report
    await this.deps.auditLog.record({
      ...asRecorded({ by }),
      action: 'posts_imported',
      subjectKind: 'file',
      subjectId: file,
      after: { created, updated, unchanged, failed, interrupted },
    })
  }
}

class PostImportRun {
  readonly report: PostImportReport
  readonly #file: PostFile
  readonly #input: RunInput
  readonly #storer: PostStorer
  readonly #pictures: PictureImporter | null
  readonly #slugs = new Set<string>()
  readonly #now: () => Date
  readonly #bucket: Omit<Dependencies, 'postFiles'>

  constructor(file: PostFile, bucket: Omit<Dependencies, 'postFiles'>, input: RunInput) {
    this.#bucket = bucket
    this.report = { ...emptyPostReport(file.name), importId: input.importId }
    this.#file = file
    this.#input = input
    const { by, publish = false, dryRun = false, importId } = input
    this.#storer = new PostStorer(bucket, { by, publish, dryRun, importId: importId ?? '' })
    this.#pictures = input.images ? new PictureImporter(bucket, file, { dryRun }) : null
    this.#now = () => bucket.clock.now()
  }

  async take(found: SourcePost): Promise<void> {
    this.report.read++
    this.#noteUnknown(found)
    const plain = withoutPictures(found)
    const readable = readPost(plain, this.#now(), this.#input)
    if (!readable.ok) return this.#refuse(found, readable.failure)
    const { title } = readable.value.typed
    const slug = found.isPage ? await this.#slugOfPage(readable.value) : readable.value.typed.slug
    if (this.#slugs.has(slug)) return this.#refuse(found, [slugProblem(found, 'slug_repeated')])
    this.#slugs.add(slug)
    if (this.#input.onlyNew && (await this.#bucket.posts.findBySlug(slug))) return void this.report.kept++
    const { source, imported, skipped } = await this.#withPictures(found, plain)
    const read = source === plain ? readable : readPost(source, this.#now(), this.#input)
    if (!read.ok) return this.#refuse(found, read.failure)
    const stored = await this.#storer.store({ ...read.value, typed: { ...read.value.typed, slug } })
    if (!stored.ok) return this.#refuse(source, [slugProblem(source, stored.failure)])
    const { change, draftReason } = stored.value
    this.report[change]++
    if (draftReason) this.report.drafts[draftReason] = (this.report.drafts[draftReason] ?? 0) + 1
    const { file, line } = source
    const losses = [...source.losses, ...read.value.losses]
    const changes = [...read.value.changes]
    if (slug !== read.value.typed.slug) changes.push('endereço refeito')
    if (change === 'created' && stored.value.isPublished && !read.value.publishedAt)
      changes.push(DATE_OF_TODAY)
    for (const loss of losses) this.report.losses[loss] = (this.report.losses[loss] ?? 0) + 1
    for (const each of changes) this.report.changes[each] = (this.report.changes[each] ?? 0) + 1
    this.report.pictures += imported
    const pictures = { imported, skipped }
    this.#input.onOutcome?.({ ...stored.value, file, line, slug, title, losses, changes, pictures })
    this.#input.onProgress?.(this.report)
  }

  /** A post keeps its slug: a page that is another text takes one beside it. */
  async #slugOfPage({ typed: { slug, title } }: ReadPost): Promise<string> {
    const known = await this.#bucket.posts.findBySlug(slug)
    const isFree = !this.#slugs.has(slug) && (!known || known.state.title === title)
    return isFree ? slug : besideSlug(slug)
  }

  /** Fetches pictures only for posts that can be read. */
  async #withPictures(found: SourcePost, plain: SourcePost): Promise<ImportedPictures> {
    return (await this.#pictures?.import(found)) ?? { source: plain, imported: 0, skipped: [] }
  }

  #refuse(source: SourcePost, problems: readonly PostProblem[]): void {
    this.report.failed++
    const title = titleOf(source)
    this.#input.onRefused?.(problems.map((each) => ({ file: source.file, title, ...each })))
    if (!this.#input.dryRun) this.#file.reject(source, problemsInWords(problems))
  }

  #noteUnknown({ fields }: SourcePost): void {
    const { unknownFields } = this.report
    for (const name of fields?.keys() ?? [])
      if (postFieldOf(name) === undefined && !unknownFields.includes(name)) unknownFields.push(name)
  }
}

const DATE_OF_TODAY = 'data de hoje, pois a origem não tem nenhuma'

function titleOf({ fields }: SourcePost): string {
  const [, title] = [...(fields ?? [])].find(([name]) => postFieldOf(name) === 'title') ?? []
  return typeof title === 'string' ? title.trim() : ''
}

function slugProblem(source: SourcePost, rule: PostRule): PostProblem {
  return postProblem('slug', rule, source.lines.get('slug') ?? source.line)
}
