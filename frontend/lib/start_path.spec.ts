import { test } from '@japa/runner'
import { startPathOf } from './start_path.ts'

test.group('startPathOf', () => {
  test('sends admins to the panel and professionals to their dashboard', ({ assert }) => {
    assert.equal(startPathOf({ role: 'admin' }), '/admin')
    assert.equal(startPathOf({ role: 'user' }), '/dashboard')
  })
})
