import type { BlogPostRepository } from '#application/ports/blog_post_repository.ts'
import type { ExportedRow, ProfessionalSheets } from '#application/ports/professional_sheets.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { MAX_PAGE_SIZE } from '#domain/shared/page_sizes.ts'
import { fail, ok, type Result } from '#domain/shared/result.ts'
import { type Actor, mayAdminister } from '../audit/actor.ts'
import { UseCase } from '../use_case.ts'

interface Dependencies {
  posts: BlogPostRepository
  professionalSheets: ProfessionalSheets
}

interface ExportPostsInput {
  by: Actor
  /** A file, packed where its name ends in .gz; - for the standard output. */
  path: string
  /** Counts, and writes nothing. */
  dryRun?: boolean | undefined
}

/** Editors take all posts out, drafts too, such that importing them again changes nothing. */
export class ExportPosts extends UseCase<Dependencies> {
  /** Returns how many. In NDJSON, last changed first. People are left out: an import knows none. Throws `SheetUnwritable`. */
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

/** By the names that an import reads. */
function exported(state: BlogPostState): ExportedRow {
  const { slug, title, metaDescription, category, conditionName, excerpt, sections } = state
  const { featuredImage, featuredImageAlt, isPublished, publishedAt } = state
  const heading = { slug, title, metaDescription, category, conditionName, excerpt }
  const when = { isPublished, publishedAt: publishedAt?.toISOString() ?? null }
  return { ...heading, featuredImage, featuredImageAlt, ...when, ...sections }
}
