import { test } from '@japa/runner'
import { openTestApp, type TestApp } from '#infrastructure/server/testing/test_app.ts'

/** Addresses for machines and people, outside the described API. */
const UNDESCRIBED = ['GET /api/openapi.json', 'GET /api/docs']

test.group('The OpenAPI document', (group) => {
  let site: TestApp
  group.setup(async () => {
    site = await openTestApp()
    return () => site.close()
  })

  test('describes exactly the existing calls', async ({ assert }) => {
    const wired = site.routes.filter((route) => route.includes(' /api/') && !UNDESCRIBED.includes(route))
    const document: { paths: Record<string, object> } = await (await site.call('/api/openapi.json')).json()
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    )

    assert.sameMembers(wired, described)
  })

  test('is served as OpenAPI 3.1 with a schema for each body', async ({ assert }) => {
    const document = await (await site.call('/api/openapi.json')).json()

    assert.equal(document.openapi, '3.1.0')
    const card =
      document.paths['/api/professionals/search'].get.responses['200'].content['application/json'].schema
    assert.equal(card.type, 'array')
    assert.includeMembers(card.items.required, ['id', 'slug', 'rating'])
    const lead =
      document.paths['/api/professionals/{id}/leads'].post.requestBody.content['application/json'].schema
    assert.includeMembers(lead.required, ['patientName', 'whatsapp'])
    const names = document.paths['/api/professionals'].get.parameters.map(
      ({ name }: { name: string }) => name,
    )
    assert.includeMembers(names, ['q', 'specialty', 'location', 'insurance', 'page', 'limit'])
  })
})
