import { test } from '@japa/runner'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { aUuid } from '#domain/professionals/testing/a_professional.ts'
import { type Store, type StoreSource, storeGroup } from './store.ts'

const MONDAY = new Date('2026-11-16T12:00:00Z')
const TUESDAY = new Date('2026-11-17T12:00:00Z')

async function publish(store: Store, ...posts: Partial<BlogPostState>[]): Promise<void> {
  for (const [index, post] of posts.entries()) {
    const identity = { id: aUuid(401 + index), slug: `artigo-${index + 1}` }
    await store.posts.save(aBlogPost({ ...identity, isPublished: true, publishedAt: MONDAY, ...post }))
  }
}

export function blogPostRepositoryBehaviour(name: string, source: StoreSource): void {
  storeGroup(`${name} | blog posts`, source, (store) => {
    test('returns a saved post unchanged, by id and slug', async ({ assert }) => {
      const sections = { introduction: 'Olá', whenToSeekHelp: 'Já', faqs: 'P: Dói? R: Sim.' }
      const post = aBlogPost({ sections, featuredImage: 'https://exemplo.com.br/a.png', viewCount: 3 })
      await store().posts.save(post)

      assert.deepEqual((await store().posts.findById(post.id))?.state, post.state)
      assert.deepEqual((await store().posts.findBySlug(post.state.slug))?.state, post.state)
      assert.isNull(await store().posts.findBySlug('outro'))
    })

    test('writes an edit and leaves the views alone', async ({ assert }) => {
      await store().posts.save(aBlogPost({ viewCount: 3 }))

      await store().posts.save(aBlogPost({ viewCount: 0, excerpt: 'Curto.', sections: {} }))

      assert.deepEqual((await store().posts.findById(aUuid(401)))?.state, {
        ...aBlogPost().state,
        viewCount: 3,
        excerpt: 'Curto.',
        sections: {},
      })
    })

    test('refuses a slug that another post has', async ({ assert }) => {
      await store().posts.save(aBlogPost())

      assert.equal(await store().posts.save(aBlogPost({ id: aUuid(402) })), 'slug_taken')
    })

    test('pages published posts newest first, in all categories or one', async ({ assert }) => {
      await publish(
        store(),
        {},
        { publishedAt: TUESDAY, category: 'medicine' },
        {},
        { isPublished: false, publishedAt: null },
      )
      const find = async (page: number, category?: 'medicine' | 'treatment') => {
        const { posts, total } = await store().posts.findPublished({
          page,
          limit: 2,
          ...(category && { category }),
        })
        return [total, ...posts.map(({ id }) => id)]
      }

      assert.deepEqual(await find(1), [3, aUuid(402), aUuid(401)])
      assert.deepEqual(await find(2), [3, aUuid(403)])
      assert.deepEqual(await find(1, 'medicine'), [1, aUuid(402)])
      assert.deepEqual(await find(1, 'treatment'), [0])
    })

    test('finds published posts by condition in any spelling, newest first', async ({ assert }) => {
      await publish(
        store(),
        { conditionName: 'Insônia' },
        { conditionName: 'Ansiedade', publishedAt: TUESDAY },
        { conditionName: 'Asma' },
        { conditionName: 'Insônia', isPublished: false },
      )
      const find = async (limit: number) =>
        (await store().posts.findPublishedAbout(['INSÔNIA', 'ansiedade', 'Gripe'], limit)).map(({ id }) => id)

      assert.deepEqual(await find(9), [aUuid(402), aUuid(401)])
      assert.deepEqual(await find(1), [aUuid(402)])
    })

    test('lists drafts too for editors, last changed first, by status, category and text, page by page', async ({
      assert,
    }) => {
      await publish(
        store(),
        { title: 'Insônia em adultos', updatedAt: TUESDAY },
        { isPublished: false, category: 'medicine' },
        { conditionName: 'Asma 100%' },
      )
      const find = async (request: object, page = 1, limit = 2) => {
        const { posts, total } = await store().posts.findForEditors({ page, limit, ...request })
        return [total, ...posts.map(({ id }) => id)]
      }

      assert.deepEqual(await find({}), [3, aUuid(401), aUuid(402)])
      assert.deepEqual(await find({}, 2), [3, aUuid(403)])
      assert.deepEqual(await find({ published: false }), [1, aUuid(402)])
      assert.deepEqual(await find({ published: true, category: 'medicine' }), [0])
      assert.deepEqual(await find({ q: 'INSONIA' }), [1, aUuid(401)])
      assert.deepEqual(await find({ q: '100%' }), [1, aUuid(403)])
      assert.deepEqual(await find({ q: '%' }), [1, aUuid(403)])
      const [oldest] = (await store().posts.findForEditors({ page: 3, limit: 1 })).posts
      const { updatedAt } = oldest?.state ?? assert.fail('There is no post.')
      assert.deepEqual(await find({ from: updatedAt }, 2), [3, aUuid(403)])
      assert.deepEqual(await find({ until: updatedAt }), [0])
    })

    test('finds published posts that contain all words in any spelling', async ({ assert }) => {
      await publish(
        store(),
        { title: 'Insônia em adultos', excerpt: 'Dormir 100% bem' },
        { sections: { introduction: 'Quem tem insônia acorda cansado.' } },
        { title: 'Insônia de rascunho', isPublished: false },
      )
      const find = async (q: string) => {
        const { posts, total } = await store().posts.findPublished({ q, page: 1, limit: 9 })
        return [total, ...posts.map(({ id }) => id)]
      }

      assert.deepEqual(await find('INSONIA'), [2, aUuid(401), aUuid(402)])
      assert.deepEqual(await find('cansado insonia'), [1, aUuid(402)])
      assert.deepEqual(await find('100%'), [1, aUuid(401)])
      assert.deepEqual(await find('gota'), [0])
    })

    test('finds due drafts, oldest first', async ({ assert }) => {
      const draft = { isPublished: false, publishedAt: null }
      await publish(
        store(),
        { ...draft, publishAt: TUESDAY },
        { ...draft, publishAt: MONDAY },
        { ...draft, publishAt: new Date(TUESDAY.getTime() + 1) },
        draft,
      )

      assert.deepEqual(await store().posts.findDue(TUESDAY, 9), [aUuid(402), aUuid(401)])
      assert.deepEqual(await store().posts.findDue(TUESDAY, 1), [aUuid(402)])
    })

    test("keeps a post's newest fifty revisions until it is removed", async ({ assert }) => {
      const { id } = aBlogPost()
      const fields = { slug: 'a', title: 'Um título qualquer', metaDescription: 'm', causes: 'Novo' }
      await store().posts.save(aBlogPost())
      for (let minute = 0; minute < 51; minute++) {
        const at = new Date(MONDAY.getTime() + minute * 60_000)
        await store().posts.keepRevision(id, {
          id: aUuid(500 + minute),
          at,
          title: `Título ${minute}`,
          fields,
        })
      }

      const kept = await store().posts.listRevisions(id)
      assert.equal(kept.length, 50)
      assert.deepEqual(kept[0], {
        ...{ id: aUuid(550), title: 'Título 50' },
        at: new Date(MONDAY.getTime() + 50 * 60_000),
      })
      assert.deepEqual(await store().posts.findRevision(id, aUuid(550)), fields)
      assert.isNull(await store().posts.findRevision(id, aUuid(500)))
      assert.isNull(await store().posts.findRevision(id, 'nada'))
      assert.isNull(await store().posts.findRevision(aUuid(499), aUuid(550)))
      await store().posts.remove(id)
      assert.isEmpty(await store().posts.listRevisions(id))
    })

    test('finds and locks a post for a change', async ({ assert }) => {
      await store().posts.save(aBlogPost())

      const found = await store().unitOfWork.run(() => store().posts.findForUpdate(aUuid(401)))

      assert.deepEqual(found?.state, aBlogPost().state)
      assert.isNull(await store().posts.findForUpdate(aUuid(499)))
    })

    test('removes a post once', async ({ assert }) => {
      await store().posts.save(aBlogPost())

      assert.isTrue(await store().posts.remove(aUuid(401)))
      assert.isFalse(await store().posts.remove(aUuid(401)))
      assert.isNull(await store().posts.findById(aUuid(401)))
    })
  })
}
