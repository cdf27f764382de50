import { test } from '@japa/runner'
import type { SourcePost } from '#application/ports/post_files.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { unwrap } from '#domain/shared/result.ts'
import { type ExportedRow, ProfessionalSheets } from '#application/ports/professional_sheets.ts'
import { typedOf } from './editing/edit_post.ts'
import { ExportPosts } from './export_and_import_posts.ts'
import { readPost } from './importing/read_post.ts'

const OPERATOR = { kind: 'operator', id: 'cli:maria' } as const
const NOW = new Date('2026-11-21T12:00:00Z')

class SheetInMemory extends ProfessionalSheets {
  readonly rows: ExportedRow[] = []
  override async write(_path: string, _format: string, rows: AsyncIterable<ExportedRow>) {
    for await (const row of rows) this.rows.push(row)
    return this.rows.length
  }
}

const asRead = (post: ExportedRow): SourcePost => ({
  ...{ file: 'posts.ndjson', line: 1, lines: new Map(), parts: [], picture: null, losses: [], raw: post },
  fields: new Map(Object.entries(post)),
})

test.group('ExportPosts', () => {
  test("exports every post, including drafts, in an import's fields", async ({ assert }) => {
    const posts = new InMemoryBlogPostRepository()
    const stored = [
      aBlogPost({ id: aUuid(401), slug: 'asma', isPublished: true, publishedAt: NOW }),
      aBlogPost({ id: aUuid(402), slug: 'gripe', isPublished: false, publishedAt: null }),
    ]
    for (const post of stored) await posts.save(post)

    const professionalSheets = new SheetInMemory()
    const useCase = new ExportPosts({ posts, professionalSheets })
    const order = { by: OPERATOR, path: 'posts.ndjson' }

    assert.equal(unwrap(await useCase.execute({ ...order, dryRun: true })), 2)
    assert.isEmpty(professionalSheets.rows)
    assert.equal(unwrap(await useCase.execute(order)), 2)
    const exported = professionalSheets.rows

    assert.sameMembers(
      exported.map((post) => post['slug']),
      ['asma', 'gripe'],
    )
    for (const post of exported) {
      const { state } = stored.find((each) => each.state.slug === post['slug']) ?? aBlogPost()
      const read = readPost(asRead(post), NOW)
      assert.isTrue(read.ok)
      if (!read.ok) continue
      const { typed, draftReason, publishedAt, losses, changes } = read.value
      const withoutNothing = Object.entries(typedOf(state)).filter(([, text]) => text !== null)
      const { writtenBy: _, reviewedBy: __, ...expected } = Object.fromEntries(withoutNothing)
      assert.deepEqual({ ...typed }, expected)
      assert.deepEqual([losses, changes], [[], []])
      assert.deepEqual([draftReason, publishedAt], state.isPublished ? [null, NOW] : ['draft', null])
    }
  })

  test('refuses everyone but operators', async ({ assert }) => {
    const posts = new InMemoryBlogPostRepository()

    const useCase = new ExportPosts({ posts, professionalSheets: new SheetInMemory() })
    const refused = await useCase.execute({ by: { kind: 'professional', id: 'x' }, path: 'posts.ndjson' })

    assert.deepEqual(refused, { ok: false, failure: 'forbidden' })
  })
})
