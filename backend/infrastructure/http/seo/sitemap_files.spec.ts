import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import type { Refused } from '../refusals.ts'
import { SitemapFiles } from './sitemap_files.ts'

const BYTES = 1_000_000
const fileOf = (number: number) => ({
  hasLastingPages: false,
  ranges: [{ kind: 'profiles' as const, after: String(number), until: null }],
})

/** Files of the sitemap, and how often each was made; `hold` keeps them from being finished. */
function aSitemap(bytes = BYTES) {
  const files = new SitemapFiles(bytes)
  const made: number[] = []
  let atOnce = 0
  let most = 0
  let hold = Promise.resolve()
  async function* text(number: number) {
    made.push(number)
    most = Math.max(most, ++atOnce)
    yield `<file>${number}`
    await hold
    yield '</file>'
    atOnce--
  }
  const ask = (number: number) => files.get(fileOf(number), () => text(number))
  const holdBack = (until: Promise<void>): void => {
    hold = until
  }
  return { ask, made, most: () => most, holdBack }
}

test.group('Files of the sitemap', () => {
  test('are created once for forty simultaneous and later readers', async ({ assert }) => {
    const { ask, made } = aSitemap()
    const readers = await Promise.all(Array.from({ length: 40 }, () => ask(1)))
    const later = await ask(1)

    assert.deepEqual(made, [1])
    assert.equal(new Set([...readers, later]).size, 1)
    assert.equal(gunzipSync(later.packed).toString(), '<file>1</file>')
  })

  test('are created one at a time, and too many are refused', async ({ assert }) => {
    const { ask, most, holdBack } = aSitemap()
    const released = Promise.withResolvers<void>()
    holdBack(released.promise)
    const asked = Array.from({ length: 20 }, (_, number) => ask(number))
    const outcomes = Promise.allSettled(asked)
    released.resolve()
    const refused = (await outcomes).filter(({ status }) => status === 'rejected')

    assert.equal(most(), 1)
    assert.lengthOf(refused, 3)
    for (const { reason } of refused as PromiseRejectedResult[])
      assert.equal((reason as Refused).code, 'busy')
  })

  test('are created again after failure or eviction', async ({ assert }) => {
    const { ask, made, holdBack } = aSitemap()
    holdBack(Promise.reject(new Error('the database is away')))
    await assert.rejects(() => ask(1), 'the database is away')
    holdBack(Promise.resolve())
    await ask(1)
    assert.deepEqual(made, [1, 1])

    for (const none of [aSitemap(0), aSitemap(40)]) {
      for (const number of [1, 2, 1]) await none.ask(number)
      assert.deepEqual(none.made, [1, 2, 1])
    }
  })
})
