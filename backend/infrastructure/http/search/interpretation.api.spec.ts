import { test } from '@japa/runner'
import type { Interpretation } from '#contract/search.ts'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'
import { givenProfessional } from '#infrastructure/server/testing/given.ts'

test.group('What is understood of a search', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    const cardiologist = { specialty: 'Cardiologista', state: 'SP' } as const
    await givenProfessional(site.app, { ...cardiologist, name: 'Ana', city: 'São Paulo' })
    await givenProfessional(site.app, { ...cardiologist, name: 'Ivo', lastname: 'Santana', city: 'Campinas' })
    return () => site.close()
  })

  test('is the place, with the number of those who are called like it', async ({ assert }) => {
    const answer = await site.call('/api/search/interpretation?q=cardiologista%20Santana')
    const { city, neighbourhood, alternatives } = (await answer.json()) as Interpretation

    assert.deepEqual([city, neighbourhood], ['São Paulo', 'Santana'])
    assert.deepInclude(
      alternatives.find(({ bearers }) => bearers),
      { specialty: 'Cardiologista', city: null, text: 'santana', bearers: { name: 'Santana', count: 1 } },
    )
  })

  test('offers them on the page, without JavaScript too', async ({ assert }) => {
    const page = await (await site.call('/?q=cardiologista%20santana')).text()

    assert.match(
      page,
      /<a[^>]+href="\/\?q=santana&amp;specialty=Cardiologista[^>]*>Cardiologistas chamados Santana: 1<\/a>/,
    )
  })
})
