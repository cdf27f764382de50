import { test } from '@japa/runner'
import { RefreshedValue } from './refreshed_value.ts'

/** Counts its readings; each answers with its number, from 1, unless it fails. */
function aSource(fails: (reading: number) => boolean = () => false) {
  const source = { readings: 0, read: async () => ({ number: await next() }) }
  async function next() {
    source.readings += 1
    if (fails(source.readings)) throw new Error('away')
    return source.readings
  }
  return source
}

const BEFORE = { number: 0 }
const settled = () => new Promise(setImmediate)

test.group('RefreshedValue', () => {
  test('reads once for all who ask, and not again while it is fresh', async ({ assert }) => {
    const source = aSource()
    const kept = new RefreshedValue(source.read, (_, age) => age > 60_000, BEFORE)

    assert.deepEqual(await Promise.all([kept.current(), kept.current()]), [{ number: 1 }, { number: 1 }])
    assert.deepEqual(await kept.current(), { number: 1 })
    assert.equal(source.readings, 1)
  })

  test('answers at once with the old value while it is read again', async ({ assert }) => {
    const kept = new RefreshedValue(aSource().read, () => true, BEFORE)

    assert.deepEqual(await kept.current(), { number: 1 })
    assert.deepEqual(await kept.current(), { number: 1 })
    await settled()
    assert.deepEqual(await kept.current(), { number: 2 })
  })

  test('keeps the old value if it cannot be read, and asks no more often', async ({ assert }) => {
    const source = aSource((reading) => reading !== 2)
    let isOld = true
    const kept = new RefreshedValue(source.read, (_, age) => isOld || age > 60_000, BEFORE)

    assert.deepEqual(await kept.current(), BEFORE)
    assert.deepEqual(await kept.current(), { number: 2 })
    await kept.current()
    await settled()
    isOld = false
    assert.deepEqual(await kept.current(), { number: 2 })
    assert.equal(source.readings, 3)
  })
})
