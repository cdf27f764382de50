import { test } from '@japa/runner'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { ListPosts, ReadPost, ReadPostPeople } from './read_posts.ts'

const AT = new Date('2026-11-20T12:00:00Z')

async function aBlog(published: number) {
  const posts = new InMemoryBlogPostRepository()
  await posts.save(aBlogPost({ id: aUuid(400), slug: 'rascunho' }))
  for (let number = 1; number <= published; number++) {
    const identity = { id: aUuid(400 + number), slug: `artigo-${number}` }
    await posts.save(aBlogPost({ ...identity, isPublished: true, publishedAt: AT }))
  }
  return { list: new ListPosts({ posts }), read: new ReadPost({ posts }) }
}

test.group('The blog', () => {
  test('opens only published posts', async ({ assert }) => {
    const { read } = await aBlog(1)
    const slugRead = async (slug: string) => (await read.execute({ slug }))?.state.slug ?? null

    assert.equal(await slugRead('artigo-1'), 'artigo-1')
    for (const slug of ['rascunho', 'artigo-9', '', 'a\u0000b', '../x'])
      assert.isNull(await slugRead(slug), slug)
  })

  test('counts the pages of published posts', async ({ assert }) => {
    const pagesOf = async (published: number) =>
      (await (await aBlog(published)).list.execute({ page: 1, limit: 9 })).totalPages

    assert.deepEqual([await pagesOf(0), await pagesOf(9), await pagesOf(10)], [0, 1, 2])
  })
})

test('ReadPostPeople names author and reviewer if their profiles are public', async ({ assert }) => {
  const directory = new InMemoryProfessionalDirectory(
    InMemoryProfessionalRepository.holding(
      aProfessional({ id: aUuid(1), slug: 'ana' }),
      aProfessional({ id: aUuid(2), slug: 'rui' }),
      aProfessional({ id: aUuid(3), slug: 'bia', blocked: true }),
    ),
  )
  const people = async (writtenBy: number | null, reviewedBy: number | null) => {
    const [author, reviewer] = [writtenBy, reviewedBy].map((number) => (number ? aUuid(number) : null))
    const post = aBlogPost({ writtenBy: author ?? null, reviewedBy: reviewer ?? null })
    const read = await new ReadPostPeople({ directory }).execute(post)
    return [read.author?.slug ?? null, read.reviewer?.slug ?? null]
  }

  assert.deepEqual(await people(1, 2), ['ana', 'rui'])
  assert.deepEqual(await people(null, 3), [null, null])
})
