import { test } from '@japa/runner'
import { withQuery } from './http.ts'

test('leaves out empty values and escapes the others in an address', ({ assert }) => {
  assert.equal(withQuery('/api/x', { q: 'a&b c', city: '', state: undefined }), '/api/x?q=a%26b+c')
  assert.equal(withQuery('/api/x', { q: '' }), '/api/x')
})
