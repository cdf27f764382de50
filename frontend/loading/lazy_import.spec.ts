import { test } from '@japa/runner'
import { LazyImport, fetchCode } from './lazy_import.ts'

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

test.group('LazyImport', () => {
  test('gives the code to whoever waited through a failure, once it is tried again', async ({ assert }) => {
    const lazyImport = new LazyImport(aLoad(2).load, 0)
    const told: boolean[] = []
    const stop = lazyImport.subscribe(() => told.push(lazyImport.isFailed()))
    let arrived: string | undefined
    const waiting = lazyImport.code.then((code) => (arrived = code))

    await lazyImport.fetch()
    assert.isTrue(lazyImport.isFailed())
    assert.isUndefined(arrived)
    await lazyImport.fetch()
    await waiting
    stop()

    assert.equal(arrived, 'code')
    assert.deepEqual(told, [true, false])
  })

  test('is fetched once, however many ask for it', async ({ assert }) => {
    const { load, calls } = aLoad(0)
    const lazyImport = new LazyImport(load, 0)

    await Promise.all([lazyImport.fetch(), lazyImport.fetch()])
    await lazyImport.fetch()

    assert.equal(calls(), 1)
    assert.equal(await lazyImport.code, 'code')
  })
})
