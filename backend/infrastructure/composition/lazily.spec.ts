import { test } from '@japa/runner'
import { lazily, lazilyEach } from './lazily.ts'

class Counter {
  #count = 0

  async add(amount: number): Promise<number> {
    this.#count += amount
    return this.#count
  }
}

test.group('What is loaded when it is needed', () => {
  test('is loaded once by the first call, also from a promise', async ({ assert }) => {
    let loads = 0
    const counter = lazily(async () => (loads++, new Counter()))

    const brought = await Promise.resolve(counter)
    assert.equal(loads, 0)

    await Promise.all([brought.add(1), brought.add(2)])
    assert.deepEqual([await counter.add(3), loads], [6, 1])
  })

  test('is loaded together with its group', async ({ assert }) => {
    let loads = 0
    const load = async () => (loads++, { one: new Counter(), other: new Counter() })
    const { one, other } = { ...lazilyEach({ one: true, other: true }, load) }

    assert.deepEqual([await one.add(1), await other.add(5), await one.add(1), loads], [1, 5, 2, 1])
  })
})
