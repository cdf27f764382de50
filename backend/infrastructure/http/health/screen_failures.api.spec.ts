import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

const SECRET = 'a-secret-for-monitoring'

test.group('Screens that broke in a browser', (group) => {
  let site: TestApp
  group.each.timeout(300_000)
  group.setup(async () => {
    site = await openTestApp({ MONITORING_SECRET: SECRET, RATE_LIMIT_FACTOR: '1' })
    return () => site.close()
  })

  test('are counted, only in the agreed shape, up to a limit for each sender', async ({ assert }) => {
    const failure = { screen: '/:slug', kind: 'TypeError', at: 'home_screen-Ab1.js:1:234' }
    const tell = async (body: object) => (await site.post('/api/screen-failures', body)).status

    for (const wrong of [
      { ...failure, screen: '/ana@exemplo.com.br' },
      { ...failure, kind: 'Ana' },
      { ...failure, at: 'https://exemplo.com.br/?q=ana' },
    ])
      assert.equal(await tell(wrong), 422)
    assert.equal(await tell(failure), 204)
    assert.equal(await tell({ ...failure, at: null, message: 'ana' }), 204)

    const metrics = await (await site.call('/metrics', { headers: { 'x-monitoring-secret': SECRET } })).text()
    assert.match(metrics, /^saude_screen_failures_total 2$/m)
    const answers = []
    for (let time = 0; time < 10; time++) answers.push(await tell(failure))
    assert.include(answers, 429)
  })
})
