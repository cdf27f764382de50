import { test } from '@japa/runner'
import { looksAutomated, submissionKey, visitorKey } from './visitor.ts'

const keyOf = (address: string, userAgent: string | null) => visitorKey({ address, userAgent })

test.group('The key of a visitor', () => {
  test('is stable, and different for another address', ({ assert }) => {
    assert.equal(keyOf('203.0.113.7', 'Firefox'), keyOf('203.0.113.7', 'Firefox'))
    assert.notEqual(keyOf('203.0.113.7', 'Firefox'), keyOf('203.0.113.8', 'Firefox'))
    assert.notEqual(keyOf('203.0.113.7', 'Firefox/145.0'), keyOf('203.0.113.7', 'Chrome/130.0'))
  })

  test("survives an update, so that a day's views are counted once", ({ assert }) => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

    assert.equal(keyOf('203.0.113.7', firefox), '203.0.113.7\n5')
    assert.equal(keyOf('203.0.113.7', null), '203.0.113.7\n0')
  })

  test('is one of sixteen per address, for any number of browsers', ({ assert }) => {
    const agents = Array.from({ length: 1_000 }, (_, number) => `Mozilla/5.0 Firefox/${number}`)

    assert.equal(new Set(agents.map((agent) => keyOf('203.0.113.7', agent))).size, 16)
    assert.isString(keyOf('203.0.113.7', null))
  })
})

test("A sending's key is valid in every network if unguessable, otherwise in one", ({ assert }) => {
  const sentFrom = (address: string, idempotencyKey?: string) =>
    submissionKey({ address, userAgent: null, idempotencyKey })
  const own = '5f0c7c1e-9a43-4f0e-8a0e-0d9c1f0b7a11'

  assert.equal(sentFrom('203.0.113.7', own), sentFrom('203.0.113.8', own))
  assert.equal(sentFrom('203.0.113.7', 'key'), sentFrom('203.0.113.7', 'key'))
  assert.notEqual(sentFrom('203.0.113.7', 'key'), sentFrom('203.0.113.8', 'key'))
  assert.isNull(sentFrom('203.0.113.7'))
})

test('A sender who fills a hidden field, or a form in less than a second, is a script', ({ assert }) => {
  const looks = (signs: { corFavorita?: string; elapsedMs?: number }) =>
    looksAutomated({ address: null, userAgent: null, ...signs })

  assert.deepEqual([looks({ corFavorita: 'x' }), looks({ elapsedMs: 999 })], [true, true])
  assert.deepEqual(
    [looks({ corFavorita: '' }), looks({ elapsedMs: 1_000 }), looks({})],
    [false, false, false],
  )
})
