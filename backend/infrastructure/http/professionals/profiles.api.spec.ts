import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenSignedIn, type SignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'

const PROFILE_FIELDS = [
  ...['id', 'slug', 'title', 'name', 'lastname', 'specialty', 'displayGender', 'city', 'state', 'rating'],
  ...[
    'reviewCount',
    'isVerified',
    'subscriptionLevel',
    'teleconsulta',
    'presencial',
    'acceptsNewPatientsOn',
    'insurersConfirmedOn',
    'source',
    'sourceDate',
    'answerMinutes',
    'hasProfileImage',
  ],
  ...[
    'imageUrl',
    'bio',
    'experience',
    'crm',
    'rqe',
    'availability',
    'languages',
    'accessibility',
    'whatsapp',
    'phone',
    'instagram',
    'linkedin',
  ],
  ...['youtube', 'facebook', 'twitter', 'website'],
]
const OPENED_FIELDS = [...PROFILE_FIELDS, 'price']
const PARTS = ['services', 'insurances', 'locations', 'faqs', 'reviews']

test.group('Public profiles', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('answers a visitor with exactly the published fields', async ({ assert }) => {
    const { id, state } = await givenProfessional(site.app, {
      email: 'segredo@exemplo.com.br',
      cpfCnpj: '52998224725',
    })

    const byId = await (await site.call(`/api/professionals/${id}`)).json()
    const bySlug = await (await site.call(`/api/professionals/slug/${state.slug}`)).json()

    assert.sameMembers(Object.keys(byId), PROFILE_FIELDS)
    assert.deepEqual(bySlug, { ...byId, price: null })
  })

  test('answers invalid ids as unknown, in JSON', async ({ assert }) => {
    for (const id of ['abc', '-1', '1e400', '%00', '..%2f..%2fx', '%E0%A4%A', 'a'.repeat(10_000)]) {
      for (const path of [
        `/api/professionals/${id}`,
        `/api/images/${id}`,
        ...PARTS.map((part) => `/api/professionals/${id}/${part}`),
      ]) {
        const answer = await site.call(path)

        assert.include([400, 404], answer.status, path.slice(0, 60))
        assert.match(answer.headers.get('content-type') ?? '', /^application\/json/, path.slice(0, 60))
      }
    }
  })

  test('answers blocked professionals and administrators like unknown slugs', async ({ assert }) => {
    const blocked = await givenProfessional(site.app, { blocked: true })
    const admin = await givenProfessional(site.app, { role: 'admin' })
    const unknown = await (await site.call(`/api/professionals/${randomUUID()}`)).text()

    for (const { id, state } of [blocked, admin]) {
      for (const path of [id, `slug/${state.slug}`, ...PARTS.map((part) => `${id}/${part}`)]) {
        const answer = await site.call(`/api/professionals/${path}`)
        assert.deepEqual([answer.status, await answer.text()], [404, unknown], path)
      }
    }
  })

  test('shows a blocked profile to administrators, marked', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const { id, state } = await givenProfessional(site.app, {
      slug: 'rui-escondido',
      blocked: true,
      email: 'rui@exemplo.com.br',
      crm: 'CRM/SP 771122',
    })

    const answer = await admin.get(`/api/professionals/slug/${state.slug}`)
    const profile = await answer.json()

    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.sameMembers(Object.keys(profile), [...OPENED_FIELDS, 'blocked'])
    assert.deepEqual([profile.id, profile.blocked], [id, true])
  })

  test('shows an unconfirmed profile only to its owner, marked', async ({ assert }) => {
    const bia = await givenSignedIn(site, { unconfirmedSince: new Date() })
    const rui = await givenSignedIn(site)
    const slug = (await (await bia.get('/api/user')).json()).slug

    const profile = await (await bia.get(`/api/professionals/slug/${slug}`)).json()

    assert.sameMembers(Object.keys(profile), [...OPENED_FIELDS, 'unconfirmed'])
    assert.equal((await rui.get(`/api/professionals/slug/${slug}`)).status, 404)
    assert.equal((await site.call(`/api/professionals/slug/${slug}`)).status, 404)
  })

  test('marks no visible professional and no administrator', async ({ assert }) => {
    const admin = await givenSignedIn(site, { role: 'admin' })
    const ana = await givenSignedIn(site, { slug: 'ana-visivel' })
    const boss = await givenSignedIn(site, { slug: 'chefe-oculta', role: 'admin' })
    const read = (who: SignedIn, slug: string) => who.get(`/api/professionals/slug/${slug}`)

    for (const who of [admin, ana]) {
      const answer = await read(who, 'ana-visivel')
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.sameMembers(Object.keys(await answer.json()), OPENED_FIELDS)
    }
    assert.deepEqual(
      [(await read(admin, 'chefe-oculta')).status, (await read(boss, 'chefe-oculta')).status],
      [404, 404],
    )
  })

  test('answers 304 for an unchanged profile', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    const first = await site.call(`/api/professionals/${id}`)
    const again = await site.call(`/api/professionals/${id}`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
    })

    assert.equal(first.headers.get('cache-control'), 'no-cache')
    assert.equal(again.status, 304)
  })
})
