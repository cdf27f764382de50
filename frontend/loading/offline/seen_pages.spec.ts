import { test } from '@japa/runner'
import { forgetSeenPages, keepForVisitorsOnly, kindOfSeen, mayStay } from './seen_pages.ts'

const ID = '0190a3c1-0000-7000-8000-000000000001'

test.group('What a device keeps of what was seen', () => {
  test('is of public screens: their pages, what they read, their photos', ({ assert }) => {
    for (const path of ['/', '/dra-marina', '/especialidades/cardiologista', '/comparar'])
      assert.equal(kindOfSeen(path, true), 'page', path)
    for (const path of ['/search', '/slug/dra-marina', `/${ID}/locations`, ''])
      assert.equal(kindOfSeen(`/api/professionals${path}`, false), 'data', path)
    assert.equal(kindOfSeen('/api/images/1/2', false), 'photo')
  })

  test('is nothing of an account, nor what is typed', ({ assert }) => {
    for (const path of ['/dashboard', '/admin', '/admin/blog', '/admin/new', '/reset-password', '/login'])
      assert.isNull(kindOfSeen(path, true), path)
    for (const path of [
      '/api/user',
      '/api/admin/users',
      '/api/search/suggestions',
      `/api/professionals/${ID}/contacts`,
      `/api/professionals/${ID}`,
      '/api/admin/blog',
    ])
      assert.isNull(kindOfSeen(path, false), path)
    assert.isNull(kindOfSeen('/api/openapi.json', true))
  })

  test('is nothing where the browser blocks cookies, and that is no fault', async ({ assert, cleanup }) => {
    const blocked = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))
    Object.assign(globalThis, { caches: { has: blocked, delete: blocked, open: blocked } })
    cleanup(() => void Reflect.deleteProperty(globalThis, 'caches'))

    await assert.doesNotReject(() => keepForVisitorsOnly(true))
    await assert.doesNotReject(() => forgetSeenPages())
  })

  test('is for everybody and whole', ({ assert }) => {
    const answer = (control: string | null, status = 200, type = 'text/html; charset=utf-8') => ({
      status,
      headers: new Headers({ 'content-type': type, ...(control && { 'cache-control': control }) }),
    })
    const stays = (given: ReturnType<typeof answer>) => mayStay('page', 'https://site.test/dra-marina', given)

    assert.isTrue(stays(answer('no-cache')))
    for (const given of [
      answer('no-store'),
      answer('private, max-age=60'),
      answer(null),
      answer('no-cache', 404),
      answer('no-cache', 200, 'application/rss+xml'),
    ])
      assert.isFalse(stays(given))
    assert.isFalse(mayStay('page', 'https://site.test/dashboard', answer('no-cache')))
    assert.isTrue(mayStay('data', 'https://site.test/api/blog', answer('no-cache', 200, 'application/json')))
  })
})
