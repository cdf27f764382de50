import { test } from '@japa/runner'
import { kilometresBetween } from './distance.ts'

const SAO_PAULO = { latitude: -23.5475, longitude: -46.63611 }
const RIO = { latitude: -22.90642, longitude: -43.18223 }

test.group('The distance of two places', () => {
  test('follows the great circle in both directions', ({ assert }) => {
    assert.closeTo(kilometresBetween(SAO_PAULO, RIO), 360.7, 1)
    assert.equal(kilometresBetween(RIO, SAO_PAULO), kilometresBetween(SAO_PAULO, RIO))
  })

  test('is zero for one place and half the globe for opposite ones', ({ assert }) => {
    assert.equal(kilometresBetween(RIO, RIO), 0)
    const opposite = { latitude: -RIO.latitude, longitude: RIO.longitude + 180 }
    assert.closeTo(kilometresBetween(RIO, opposite), (Math.PI * 12_742) / 2, 0.1)
  })
})
