import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

test.group('Municipalities', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('lists the cities of a state, cacheable for an hour', async ({ assert }) => {
    const answer = await site.call('/api/municipalities?state=AC')
    const cities = await answer.json()

    assert.equal(answer.status, 200)
    assert.lengthOf(cities, 22)
    assert.equal(cities[0], 'Acrelândia')
    assert.equal(answer.headers.get('cache-control'), 'public, max-age=3600')
    assert.exists(answer.headers.get('etag'))
  })

  test('refuses an unknown, missing or repeated state', async ({ assert }) => {
    for (const query of ['?state=XX', '', '?state=SP&state=RJ', '?state[]=SP']) {
      const answer = await site.call(`/api/municipalities${query}`)
      assert.equal(answer.status, 422, query)
      assert.deepInclude((await answer.json()).errors[0], {
        field: 'state',
        message: 'Estado é obrigatório',
      })
    }
  })
})
