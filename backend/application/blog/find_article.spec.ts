import { test } from '@japa/runner'
import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import { InterpretQuery } from '#search/interpret/interpret_query.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { InMemoryBlogPostRepository } from '#application/testing/in_memory_blog_post_repository.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { FindArticle } from './find_article.ts'

const interpretQuery = new InterpretQuery({
  municipalities: new InMemoryMunicipalityCatalogue(),
  readLexicon,
})

const CONDITIONS = ['Asma', 'Insônia', 'Dor', 'Dor nas costas', 'Infarto']

async function articleOn(q: string): Promise<string | undefined> {
  const posts = new InMemoryBlogPostRepository()
  for (const [index, conditionName] of CONDITIONS.entries())
    await posts.save(
      aBlogPost({ id: aUuid(index), slug: `artigo-${index}`, conditionName, isPublished: index !== 2 }),
    )
  const article = await new FindArticle({ posts }).execute(await interpretQuery.execute({ q }))
  return article?.conditionName
}

test.group('FindArticle', () => {
  test('offers the article on what was searched for, however it is written', async ({ assert }) => {
    assert.equal(await articleOn('asma'), 'Asma')
    assert.equal(await articleOn('crise de asma em campinas'), 'Asma')
    assert.equal(await articleOn('insonia unimed'), 'Insônia')
    assert.equal(await articleOn('dor nas costas'), 'Dor nas costas')
  })

  test('offers none on other topics, names, drafts and emergencies', async ({ assert }) => {
    for (const q of ['enxaqueca', 'dor no joelho', 'infarto agora', ''])
      assert.isUndefined(await articleOn(q), q)
  })
})
