import { test } from '@japa/runner'
import { looksAutomated } from './visitor.ts'

const person = { address: null, userAgent: null }

test.group('looksAutomated', () => {
  test('suspects a filled honeypot and a form sent at once', ({ assert }) => {
    assert.isTrue(looksAutomated({ ...person, corFavorita: 'apto 1' }))
    assert.isTrue(looksAutomated({ ...person, elapsedMs: 300 }))
    assert.isTrue(looksAutomated({ ...person, elapsedMs: 999 }))
  })

  test('trusts everyone else', ({ assert }) => {
    assert.isFalse(looksAutomated(person))
    assert.isFalse(looksAutomated({ ...person, corFavorita: '', elapsedMs: 1_000 }))
  })
})
