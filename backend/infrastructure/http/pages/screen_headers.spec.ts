import { test } from '@japa/runner'
import { screenHeaders } from './routes.ts'

test.group('screenHeaders', () => {
  test('never caches a private screen', ({ assert }) => {
    for (const path of ['/login', '/register-professional', '/dashboard', '/edit-profile', '/admin/blog'])
      assert.deepEqual(screenHeaders(path), { 'cache-control': 'no-store' })
  })

  test('sends no referrer from a secret link', ({ assert }) => {
    for (const path of ['/forgot-password', '/reset-password'])
      assert.deepEqual(screenHeaders(path), {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
  })

  test('makes browsers revalidate public screens', ({ assert }) => {
    assert.deepEqual(screenHeaders('/especialidades'), { 'cache-control': 'no-cache' })
  })
})
