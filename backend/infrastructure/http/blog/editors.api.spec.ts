import { randomUUID } from 'node:crypto'
import { picture } from '#infrastructure/images/testing/pictures.ts'
import { test } from '@japa/runner'
import type { BlogPostState } from '#domain/blog/blog_post.ts'
import { SECTIONS } from '#domain/blog/sections.ts'
import { aBlogPost } from '#domain/blog/testing/a_blog_post.ts'
import { auditedActions, givenSignedIn, type SignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'

const POST_ADMIN = [
  ...['slug', 'title', 'category', 'conditionName', 'excerpt', 'metaDescription', 'featuredImage'],
  ...['featuredImageAlt', 'publishedAt', 'viewCount', 'estimatedReadTime', 'id', 'isPublished', 'authorId'],
  ...['createdAt', 'updatedAt', 'publishAt', ...SECTIONS.map(({ name }) => name)],
]
const SIGNED = ['author', 'reviewer', 'reviewedAt']
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const FORM = {
  title: 'Gripe: o que fazer',
  metaDescription: 'Saiba reconhecer a gripe, como aliviar os sintomas e quando procurar um médico.',
}

test.group('Editors of the blog over HTTP', (group) => {
  let site: TestApp
  let admin: SignedIn
  group.setup(async () => {
    site = await openTestApp()
    admin = await givenSignedIn(site, { role: 'admin' })
    return () => site.close()
  })
  group.each.setup(async () => void (await site.app.database.rows('delete from blog_posts')))

  const given = async (state: Partial<BlogPostState> = {}) => {
    const post = aBlogPost({ id: anId(randomUUID()), slug: `post-${randomUUID()}`, ...state })
    await site.app.adapters.posts.save(post)
    return post
  }
  const addressOf = ({ id }: { id: string }, rest = '') => `/api/admin/blog/${id}${rest}`
  const publicly = async (slug: string) => (await site.call(`/api/blog/${slug}`)).status

  test('accepts pictures, serves them publicly and requires descriptions', async ({ assert }) => {
    const upload = async (bytes: Uint8Array, person = admin) => {
      const body = new FormData()
      body.set('image', new Blob([new Uint8Array(bytes)]), 'a.png')
      const headers = { cookie: person.cookie, 'sec-fetch-site': 'same-origin' }
      return site.call('/api/admin/upload/post-image', { method: 'POST', headers, body })
    }
    const sent = await upload(await picture().png().toBuffer())
    const { address } = await sent.json()
    const shown = await site.call(`${address}?w=640`)

    assert.deepEqual([sent.status, shown.status], [201, 200])
    assert.equal(shown.headers.get('content-type'), 'image/webp')
    assert.include(shown.headers.get('cache-control') ?? '', 'immutable')
    assert.equal((await site.call(address.replace(/^(.*\/)./, '$1_'))).status, 404)
    const name = address.split('/').at(-1)
    assert.deepEqual(
      await site.owner.rows(
        `select actor_id as by from audit_log where action = 'post_image_sent' and subject_id = ?`,
        [name],
      ),
      [{ by: admin.id }],
    )
    assert.equal((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status, 415)
    assert.equal((await upload(Buffer.from('x'), await givenSignedIn(site))).status, 403)

    const draft = (fields: object) =>
      admin.send('POST', '/api/admin/blog', { slug: `post-${randomUUID()}`, ...FORM, ...fields })
    const refused = async (fields: object) => (await (await draft(fields)).json()).errors[0].field
    const described = { featuredImage: address, featuredImageAlt: 'Uma pílula' }
    assert.equal((await draft({ ...described, causes: `Texto\n![Uma seringa](${address})` })).status, 201)
    assert.equal(await refused({ featuredImage: address }), 'featuredImageAlt')
    assert.equal(await refused({ causes: `![](${address})` }), 'causes')
    assert.equal(await refused({ featuredImage: '/api/images/1' }), 'featuredImage')
  })

  test('creates, publishes, unpublishes and deletes a draft', async ({ assert }) => {
    const extra = { isPublished: true, viewCount: 99, authorId: randomUUID(), publishedAt: '2020-01-01' }
    const created = await admin.send('POST', '/api/admin/blog', { slug: 'gripe', ...FORM, ...extra })
    const post = await created.json()

    assert.equal(created.status, 201)
    assert.sameMembers(Object.keys(post), [...POST_ADMIN, ...SIGNED])
    assert.deepInclude(post, { authorId: admin.id, isPublished: false, publishedAt: null, viewCount: 0 })
    assert.equal(await publicly('gripe'), 404)

    const published = await (await admin.send('POST', addressOf(post, '/publish'))).json()
    assert.equal(await publicly('gripe'), 200)
    await admin.send('POST', addressOf(post, '/unpublish'))
    assert.equal(await publicly('gripe'), 404)
    const again = await (await admin.send('POST', addressOf(post, '/publish'))).json()
    assert.equal(again.publishedAt, published.publishedAt)

    assert.equal((await admin.send('DELETE', addressOf(post))).status, 204)
    assert.equal((await admin.send('DELETE', addressOf(post))).status, 404)
    assert.deepEqual(await auditedActions(site, post.id), [
      ...['post_created', 'post_published', 'post_unpublished', 'post_published', 'post_deleted'],
    ])
  })

  test('lists drafts too, with filters and pages', async ({ assert }) => {
    await given({ title: 'Um rascunho antigo' })
    await given({ isPublished: true, publishedAt: new Date(), category: 'medicine' })
    const list = async (query: string) => {
      const answer = await admin.get(`/api/admin/blog?${query}`)
      return [answer.headers.get('x-total-count'), (await answer.json()).length]
    }

    assert.deepEqual(await list(''), ['2', 2])
    assert.deepEqual(await list('status=unpublished'), ['1', 1])
    assert.deepEqual(await list('status=published&category=medicine'), ['1', 1])
    assert.deepEqual(await list('q=RASCUNHO'), ['1', 1])
    assert.deepEqual(await list('limit=1&page=2'), ['2', 1])
    for (const query of ['status=any', 'limit=201', 'category=news', 'q=a&q=b'])
      assert.equal((await admin.get(`/api/admin/blog?${query}`)).status, 422, query)
  })

  test('returns any post as stored', async ({ assert }) => {
    const post = await given({ title: 'Um rascunho antigo' })

    const opened = await admin.get(addressOf(post))

    assert.equal(opened.headers.get('cache-control'), 'no-store')
    const body = await opened.json()
    assert.sameMembers(Object.keys(body), [...POST_ADMIN, ...SIGNED])
    assert.deepInclude(body, { id: post.id, title: 'Um rascunho antigo', isPublished: false })
    assert.equal((await admin.get(addressOf({ id: randomUUID() }))).status, 404)
    assert.equal((await admin.get(addressOf({ id: 'nada' }))).status, 404)
  })

  test('explains each invalid field, and keeps unusual questions as text', async ({ assert }) => {
    const refused = async (changes: object) => {
      const answer = await admin.send('POST', '/api/admin/blog', { slug: 'gripe', ...FORM, ...changes })
      const { errors = [] } = await answer.json()
      return [answer.status, ...errors.map(({ message }: { message: string }) => message)]
    }

    assert.deepEqual(await refused({ slug: 'ab' }), [422, 'Slug deve ter no mínimo 3 caracteres'])
    assert.deepEqual(await refused({ slug: 'Com Espaço' }), [
      ...[422, 'Slug deve conter apenas letras minúsculas, números e hífens'],
    ])
    assert.deepEqual(await refused({ title: 'Curto' }), [422, 'Título deve ter no mínimo 10 caracteres'])
    assert.deepEqual(await refused({ metaDescription: 'Curta' }), [
      ...[422, 'Meta descrição deve ter no mínimo 50 caracteres'],
    ])
    assert.deepEqual(await refused({ metaDescription: 'x'.repeat(161) }), [
      ...[422, 'Meta descrição deve ter no máximo 160 caracteres'],
    ])
    assert.deepEqual(await refused({ featuredImage: 'javascript:alert(1)' }), [422, 'URL deve ser válida'])
    assert.equal((await refused({ faqs: 'x'.repeat(20_001) }))[0], 422)
    assert.equal((await refused({ category: 'news' }))[0], 422)
    assert.deepEqual(await refused({ faqs: 'javascript:alert(1) sem P nem R', featuredImage: '' }), [201])
    assert.deepEqual((await refused({}))[0], 409)
  })

  test('keeps the text of the first save', async ({ assert }) => {
    const post = await given()
    const updatedAt = post.state.updatedAt.toISOString()
    const save = (causes: string) => admin.send('PUT', addressOf(post), { causes, updatedAt })

    const answers = await Promise.all([save('Primeiro'), save('Segundo')])

    const statuses = answers.map(({ status }) => status)
    assert.sameMembers(statuses, [200, 409])
    const kept = await (await admin.get('/api/admin/blog')).json()
    assert.equal(kept[0].causes, statuses[0] === 200 ? 'Primeiro' : 'Segundo')
    assert.equal(kept[0].introduction, post.state.sections.introduction)
  })

  test('can be signed, scheduled and restored', async ({ assert }) => {
    const signer = await givenSignedIn(site)
    const signed = await site.app.adapters.professionals.findById(anId(signer.id))
    const post = await given()
    const save = (changes: object) => admin.send('PUT', addressOf(post), changes)
    const strange = await save({ author: 'ninguem-assim' })
    assert.equal(strange.status, 422)
    assert.containSubset(await strange.json(), { errors: [{ field: 'author' }] })

    const edited = await save({ author: signed?.state.slug, causes: 'Segundo' })
    assert.containSubset(await edited.json(), { author: { slug: signed?.state.slug }, causes: 'Segundo' })
    const revisions = await (await admin.get(addressOf(post, '/revisions'))).json()
    const restore = addressOf(post, `/revisions/${revisions[0].id}/restore`)
    assert.containSubset(await (await admin.send('POST', restore)).json(), { author: null, causes: null })

    const at = new Date(Date.now() + 86_400_000).toISOString()
    const scheduled = await admin.send('POST', addressOf(post, '/schedule'), { publishAt: at })
    assert.deepInclude(await scheduled.json(), { publishAt: at, isPublished: false })
    const past = await admin.send('POST', addressOf(post, '/schedule'), { publishAt: '2020-01-01T00:00:00Z' })
    assert.equal(past.status, 422)
    const free = await admin.send('POST', addressOf(post, '/schedule'), { publishAt: null })
    assert.isNull((await free.json()).publishAt)
  })

  test('leaves nothing of a post that is published and deleted at once', async ({ assert }) => {
    for (let round = 1; round <= 5; round++) {
      const post = await given()

      const [published, removed] = await Promise.all([
        admin.send('POST', addressOf(post, '/publish')),
        admin.send('DELETE', addressOf(post)),
      ])

      assert.include([200, 404], published.status)
      assert.equal(removed.status, 204)
      assert.equal(await publicly(post.state.slug), 404)
      assert.isNull(await site.app.adapters.posts.findById(post.id))
    }
  })

  test('counts no views by administrators and authors', async ({ assert }) => {
    const writer = await givenSignedIn(site)
    const writtenBy = anId(writer.id)
    const post = await given({ isPublished: true, publishedAt: new Date(), authorId: null, writtenBy })
    const { slug } = post.state
    const asPage = { 'user-agent': BROWSER }
    for (const path of [`/api/blog/${slug}`, `/tudo-sobre/${slug}`])
      for (const [device, { cookie }] of [admin, writer].entries())
        await site.call(path, { headers: { 'user-agent': `${BROWSER} ${device}`, cookie } })
    const reader = await givenSignedIn(site)
    await site.call(`/api/blog/${slug}`, { headers: { ...asPage, cookie: reader.cookie } })

    await site.app.http.backgroundTasks.settled()
    await site.app.adapters.postViews.rollUp()

    assert.equal((await site.app.adapters.posts.findById(post.id))?.state.viewCount, 1)
  })
})
