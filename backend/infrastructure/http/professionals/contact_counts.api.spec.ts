import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { givenSignedIn } from '#infrastructure/server/testing/signed_in.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Counted contacts', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('are aggregated for the owner, without crawlers', async ({ assert }) => {
    const ana = await givenSignedIn(site)
    const count = (kind: string, ids: unknown, userAgent = 'Mozilla/5.0 (X11; Linux) Firefox/140.0') =>
      site.call('/api/contact-counts', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({ kind, ids }),
      })
    const figures = async () => (await ana.get(`/api/professionals/${ana.id}/dashboard`)).json()

    assert.equal((await count('whatsapp', [ana.id])).status, 204)
    await count('appearance', [ana.id, randomUUID()])
    await count('appearance', [ana.id])
    await count('phone', [ana.id], 'Googlebot/2.1')
    await site.app.adapters.contactCounter.flush()

    const { contacts, appearances } = await figures()
    assert.deepEqual([contacts.total, contacts.byDay.at(-1), appearances.total], [1, 1, 1])
    for (const browser of ['Firefox', 'Chrome', 'Chrome', 'Edge']) {
      await count('appearance', [ana.id], `Mozilla/5.0 (X11; Linux) ${browser}/140.0`)
      await site.app.adapters.contactCounter.flush()
    }
    assert.equal((await figures()).appearances.lastDays, 3)
    for (let time = 0; time < 3; time++) await count('whatsapp', [ana.id])
    await site.app.adapters.contactCounter.flush()
    assert.equal((await figures()).contacts.total, 1, 'one sender counts once a day')
    for (const [kind, ids] of [
      ['call', [ana.id]],
      ['phone', []],
      ['phone', ['x']],
      ['phone', Array(61).fill(ana.id)],
    ] as const)
      assert.equal((await count(kind, ids)).status, 422)
  })
})
