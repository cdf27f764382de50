import { test } from '@japa/runner'
import { call, withQuery } from './http.ts'

test('omits empty values and escapes others in an address', ({ assert }) => {
  assert.equal(withQuery('/api/x', { q: 'a&b c', city: '', state: undefined }), '/api/x?q=a%26b+c')
  assert.equal(withQuery('/api/x', { q: '' }), '/api/x')
})

test.group('send', (group) => {
  const asked: unknown[] = []
  group.each.setup(() => {
    const { fetch } = globalThis
    asked.length = 0
    globalThis.fetch = async (_path, init) => {
      asked.push(init?.body)
      return Response.json({ id: asked.length })
    }
    return () => {
      globalThis.fetch = fetch
    }
  })

  test('sends identical simultaneous requests once, and answers all callers', async ({ assert }) => {
    const resend = (email: string) => call('POST /api/email/resend', { body: { email } })
    const twice = () => resend('ana@exemplo.com')

    const answers = await Promise.all([twice(), twice(), resend('bia@exemplo.com')])

    assert.deepEqual(answers, [{ id: 1 }, { id: 1 }, { id: 2 }])
    assert.deepEqual(await twice(), { id: 3 })
  })
})
