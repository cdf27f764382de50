import type { HttpContext } from '@adonisjs/core/http'
import { test } from '@japa/runner'
import type { Viewer } from '#application/audit/actor.ts'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import type { Refused } from '../refusals.ts'
import { limitWritesOf } from './guards_of.ts'

const ANA: Viewer = { id: anId('00000000-0000-4000-8000-000000000001'), role: 'user' }
const BIA: Viewer = { id: anId('00000000-0000-4000-8000-000000000002'), role: 'user' }

/** Writes that all wait for one row, which `release` frees. */
function aHeldRow() {
  const viewers = new Map<HttpContext, Viewer | null>()
  const limitWrites = limitWritesOf({ viewerIfAny: (context) => viewers.get(context) ?? null })
  const freed = Promise.withResolvers<void>()
  let working = 0
  const write = (viewer: Viewer | null) => {
    const context = {} as HttpContext
    viewers.set(context, viewer)
    return limitWrites(context, async () => {
      working++
      await freed.promise
    })
  }
  return { write, release: freed.resolve, working: () => working }
}

test.group('Writes at once', () => {
  test('are limited to four per account; the next wait, and more are refused', async ({ assert }) => {
    const { write, release, working } = aHeldRow()
    const writes = Promise.allSettled(Array.from({ length: 110 }, () => write(ANA)))
    await new Promise(setImmediate)
    assert.equal(working(), 4)

    const others = Promise.all([write(BIA), write(null), write(null)])
    await new Promise(setImmediate)
    assert.equal(working(), 7, 'others do not wait for her')

    release()
    await others
    const refused = (await writes).filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    assert.lengthOf(refused, 46)
    for (const { reason } of refused) assert.equal((reason as Refused).code, 'busy')
    await write(ANA)
  })
})
