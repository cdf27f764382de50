import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { givenSignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'
import type { ProfessionalId } from '#domain/shared/ids.ts'

const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'curl/8.5.0',
]
const BROWSER =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

test.group('Profile views', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
    return () => site.close()
  })

  const view = (id: string, agent = BROWSER, address = '203.0.113.5') =>
    site.call(`/api/professionals/${id}/view`, {
      method: 'POST',
      headers: { 'user-agent': agent, 'x-forwarded-for': address, 'sec-fetch-site': 'same-origin' },
    })
  const viewsOf = async (id: ProfessionalId) => (await site.app.adapters.views.profileViews(id, 1)).total

  test('counts a person once a day, and never crawlers', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => view(id)),
      ...CRAWLERS.map((agent) => view(id, agent)),
    ])

    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [204])
    assert.equal(await viewsOf(id), 1)
  })

  test('counts neither the owner nor an administrator', async ({ assert }) => {
    const owner = await givenSignedIn(site)
    const admin = await givenSignedIn(site, { role: 'admin' })
    const path = `/api/professionals/${owner.id}/view`
    const seenBy = (cookie: string) =>
      site.call(path, {
        method: 'POST',
        headers: { cookie, 'user-agent': BROWSER, 'sec-fetch-site': 'same-origin' },
      })

    assert.equal((await seenBy(owner.cookie)).status, 204)
    assert.equal((await seenBy(admin.cookie)).status, 204)
    assert.equal(await viewsOf(owner.id), 0)
    assert.equal((await seenBy((await givenSignedIn(site)).cookie)).status, 204)
    assert.equal(await viewsOf(owner.id), 1)
  })

  test('counts many simultaneous people exactly', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    await Promise.all(Array.from({ length: 100 }, (_, index) => view(id, BROWSER, `198.51.100.${index}`)))

    assert.equal(await viewsOf(id), 100)
  })

  test('counts one address at most sixteen times a day', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)

    await Promise.all(
      Array.from({ length: 60 }, (_, version) =>
        view(id, BROWSER.replace('130', `${version}`), '198.51.100.99'),
      ),
    )

    const counted = (await viewsOf(id)) ?? 0
    assert.isAbove(counted, 4)
    assert.isAtMost(counted, 16)
  })

  test('stores no addresses', async ({ assert }) => {
    const { id } = await givenProfessional(site.app)
    await view(id, BROWSER, '198.51.100.200')

    const rows = await site.app.database.rows('select * from profile_views where professional_id = ?', [id])

    assert.notEmpty(rows)
    assert.notInclude(JSON.stringify(rows), '198.51.100.200')
  })

  test('does not find hidden professionals', async ({ assert }) => {
    const { id } = await givenProfessional(site.app, { blocked: true })

    assert.deepEqual([(await view(id)).status, (await view(randomUUID())).status], [404, 404])
  })
})
