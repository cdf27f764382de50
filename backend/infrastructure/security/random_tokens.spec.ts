import { test } from '@japa/runner'
import { RandomTokens } from './node_crypto.ts'

test.group('RandomTokens', () => {
  test('never creates the same token twice, and stores only a hash', ({ assert }) => {
    const tokens = new RandomTokens()
    const first = tokens.next()
    const second = tokens.next()

    assert.match(first.token, /^[\w-]{43}$/)
    assert.notEqual(first.token, second.token)
    assert.equal(tokens.hashOf(first.token), first.hash)
    assert.notInclude(first.hash, first.token)
  })
})
