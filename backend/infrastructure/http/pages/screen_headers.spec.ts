import { test } from '@japa/runner'
import { screenHeaders } from './routes.ts'

test.group('screenHeaders', () => {
  test('keeps no screen of one person', ({ assert }) => {
    for (const path of ['/login', '/register-professional', '/dashboard', '/edit-profile', '/admin/blog'])
      assert.deepEqual(screenHeaders(path), { 'cache-control': 'no-store' })
  })

  test('tells no other site where a secret link leads', ({ assert }) => {
    for (const path of ['/forgot-password', '/reset-password'])
      assert.deepEqual(screenHeaders(path), {
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      })
  })

  test('has public screens asked for again each time', ({ assert }) => {
    assert.deepEqual(screenHeaders('/especialidades'), { 'cache-control': 'no-cache' })
  })
})
