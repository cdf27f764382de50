import { test } from '@japa/runner'
import { RandomIds } from './node_crypto.ts'

const ids = new RandomIds()

test.group('RandomIds', () => {
  test('creates random ids, and ids that begin with the time', ({ assert }) => {
    const before = Date.now()
    const [random, inOrder] = [ids.next(), ids.nextInOrder()]
    const milliseconds = Number.parseInt(inOrder.replace('-', '').slice(0, 12), 16)

    assert.match(random, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.match(inOrder, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    assert.isTrue(before <= milliseconds && milliseconds <= Date.now())
  })
})
