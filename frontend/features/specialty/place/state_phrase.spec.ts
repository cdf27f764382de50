import { test } from '@japa/runner'
import { statePhrase } from './state_phrase.ts'

test.group('A state in a sentence', () => {
  test('takes the article that people use', ({ assert }) => {
    assert.equal(statePhrase('SP'), 'em São Paulo')
    assert.equal(statePhrase('RJ'), 'no Rio de Janeiro')
    assert.equal(statePhrase('BA'), 'na Bahia')
  })
})
