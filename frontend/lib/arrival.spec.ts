import { test } from '@japa/runner'
import { Arrival, fetchCode } from './arrival.ts'

/** Fails as often as it is told to, then answers. */
function aLoad(failures: number) {
  let calls = 0
  return {
    load: () =>
      ++calls > failures ? Promise.resolve('code') : Promise.reject(new TypeError('Failed to fetch')),
    calls: () => calls,
  }
}

test.group('fetchCode', () => {
  test('tries once more where the first attempt fails, and no third time', async ({ assert }) => {
    const once = aLoad(1)
    const always = aLoad(9)

    assert.equal(await fetchCode(once.load, 0), 'code')
    await assert.rejects(() => fetchCode(always.load, 0), 'Failed to fetch')
    assert.equal(always.calls(), 2)
  })
})

test.group('Arrival', () => {
  test('gives the code to whoever waited through a failure, once it is tried again', async ({ assert }) => {
    const arrival = new Arrival(aLoad(2).load, 0)
    const told: boolean[] = []
    const stop = arrival.subscribe(() => told.push(arrival.isLost()))
    let arrived: string | undefined
    const waiting = arrival.code.then((code) => (arrived = code))

    await arrival.fetch()
    assert.isTrue(arrival.isLost())
    assert.isUndefined(arrived)
    await arrival.fetch()
    await waiting
    stop()

    assert.equal(arrived, 'code')
    assert.deepEqual(told, [true, false])
  })

  test('is fetched once, however many ask for it', async ({ assert }) => {
    const { load, calls } = aLoad(0)
    const arrival = new Arrival(load, 0)

    await Promise.all([arrival.fetch(), arrival.fetch()])
    await arrival.fetch()

    assert.equal(calls(), 1)
    assert.equal(await arrival.code, 'code')
  })
})
