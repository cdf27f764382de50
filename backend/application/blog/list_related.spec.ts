import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { test } from '@japa/runner'
import { InterpretQuery } from '#search/interpret/interpret_query.ts'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { ListRelated, ReadPost } from './read_posts.ts'

const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

/** The later in the list, the older. */
async function relatedIn(...states: Partial<BlogPostState>[]) {
  const posts = new InMemoryBlogPostRepository()
  for (const [index, state] of states.entries()) {
    const publishedAt = new Date(Date.UTC(2026, 10, 20 - index))
    const identity = { id: aUuid(401 + index), slug: `artigo-${index + 1}` }
    await posts.save(aBlogPost({ ...identity, isPublished: true, publishedAt, ...state }))
  }
  const related = new ListRelated({ posts, readPost: new ReadPost({ posts }), interpretQuery })
  return related.execute({ slug: 'artigo-1' })
}

test.group('ListRelated', () => {
  test('lists posts about the same condition first, then the newest of the category', async ({ assert }) => {
    const related = await relatedIn(
      { sections: { relatedConditions: 'Insônia\n Ansiedade \n' } },
      { conditionName: 'Asma', category: 'medicine' },
      { conditionName: 'Gripe' },
      { conditionName: 'Dengue', isPublished: false },
      { conditionName: 'Rinite' },
      { conditionName: 'ansiedade', category: 'treatment' },
    )

    assert.deepEqual(
      related?.posts.map(({ state }) => state.conditionName),
      ['ansiedade', 'Gripe', 'Rinite'],
    )
  })

  test('never offers the post itself', async ({ assert }) => {
    const related = await relatedIn({ sections: { relatedConditions: 'Enxaqueca' } })

    assert.deepEqual(related?.posts, [])
  })

  test("finds the specialty by the condition's name, otherwise by the title", async ({ assert }) => {
    const specialtyFor = async (conditionName: string | null, title: string) =>
      (await relatedIn({ conditionName, title }))?.specialty

    assert.equal(await specialtyFor('Enxaqueca', 'Limpeza dental em casa'), 'Neurologista')
    assert.equal(await specialtyFor('Losartana', 'O remédio para pressão alta'), 'Cardiologista')
    assert.equal(await specialtyFor(null, 'Falta de vitamina: quem precisa repor'), 'Nutricionista')
    assert.isNull(await specialtyFor(null, 'Como este site é escrito'))
  })

  test('finds nothing for an unknown post', async ({ assert }) => {
    assert.isNull(await relatedIn())
    assert.isNull(await relatedIn({ isPublished: false }))
  })
})
