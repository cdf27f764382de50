import { test } from '@japa/runner'
import { visitorKey } from './visitor.ts'

const keyOf = (address: string, userAgent: string | null) => visitorKey({ address, userAgent })

test.group('The key of a visitor', () => {
  test('is the same each time, and another elsewhere', ({ assert }) => {
    assert.equal(keyOf('203.0.113.7', 'Firefox'), keyOf('203.0.113.7', 'Firefox'))
    assert.notEqual(keyOf('203.0.113.7', 'Firefox'), keyOf('203.0.113.8', 'Firefox'))
    assert.notEqual(keyOf('203.0.113.7', 'Firefox/145.0'), keyOf('203.0.113.7', 'Chrome/130.0'))
  })

  test('is one of sixteen, however many browsers an address makes up', ({ assert }) => {
    const agents = Array.from({ length: 1_000 }, (_, number) => `Mozilla/5.0 Firefox/${number}`)

    assert.equal(new Set(agents.map((agent) => keyOf('203.0.113.7', agent))).size, 16)
    assert.isString(keyOf('203.0.113.7', null))
  })
})
