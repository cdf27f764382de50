import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import { sendPage } from './respond.ts'

/** As much of a request and its answer as pages need. */
function linkAfter(page: { page: number; limit: number; total: number; after?: string }): string | undefined {
  const headers: Record<string, string> = {}
  sendPage(
    {
      request: { parsedUrl: { query: `limit=${page.limit}` }, url: () => '/list' },
      response: { header: (name: string, value: string) => (headers[name] = value) },
    } as unknown as HttpContext,
    page,
  )
  return headers['link']
}

test.group('sendPage', () => {
  test('leads to the next page while there is one', ({ assert }) => {
    assert.equal(linkAfter({ page: 1, limit: 2, total: 3 }), '</list?limit=2&page=2>; rel="next"')
    assert.isUndefined(linkAfter({ page: 2, limit: 2, total: 3 }))
  })

  test('links beyond the thousandth page only by its last person', ({ assert }) => {
    assert.equal(linkAfter({ page: 999, limit: 2, total: 9_000 }), '</list?limit=2&page=1000>; rel="next"')
    assert.isUndefined(linkAfter({ page: 1_000, limit: 2, total: 9_000 }))
    assert.equal(
      linkAfter({ page: 1_000, limit: 2, total: 9_000, after: 'x' }),
      '</list?limit=2&page=1001&after=x>; rel="next"',
    )
  })
})
