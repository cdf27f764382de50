import { test } from '@japa/runner'
import { LazyImport } from './lazy_import.ts'

test.group('LazyImport', () => {
  test('is fetched once, however many ask for it', async ({ assert }) => {
    let calls = 0
    const lazyImport = new LazyImport(async () => ++calls)

    await Promise.all([lazyImport.fetch(), lazyImport.fetch()])
    await lazyImport.fetch()

    assert.equal(await lazyImport.code, 1)
    assert.isFalse(lazyImport.isFailed())
  })
})
