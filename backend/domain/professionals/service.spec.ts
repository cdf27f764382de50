import { test } from '@japa/runner'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { offerService } from './service.ts'

const IDENTITY = { id: 's1', professionalId: anId('p1'), createdAt: new Date('2026-11-20T12:00:00Z') }

const offer = (price: number, name = 'Consulta', description?: string | null) =>
  offerService(IDENTITY, { name, price, ...(description !== undefined && { description }) })

test.group('a service', () => {
  test('keeps a price in whole cents', ({ assert }) => {
    for (const [typed, kept] of [
      [0.1 + 0.2, 0.3],
      [-0, 0],
      [999_999.99, 999_999.99],
      [250, 250],
    ] as const) {
      const service = offer(typed)
      assert.isTrue(Object.is(service.ok && service.value.price, kept), String(typed))
    }
  })

  for (const price of [-0.01, 0.000001, 10.999, Infinity, NaN, 1_000_000])
    test(`refuses the price ${price}`, ({ assert }) => {
      assert.deepEqual(offer(price), { ok: false, failure: 'service_price_invalid' })
    })

  test('needs a name of at most 120 characters', ({ assert }) => {
    assert.isTrue(offer(1, 'a'.repeat(120)).ok)
    for (const name of ['', ' ', 'a'.repeat(121)])
      assert.deepEqual(offer(1, name), { ok: false, failure: 'service_name_invalid' })
  })

  test('accepts no description or one of at most 1,000 characters', ({ assert }) => {
    assert.deepInclude(offer(1, 'Consulta', ' '), { ok: true })
    assert.deepEqual(offer(1, 'Consulta', 'a'.repeat(1_001)), {
      ok: false,
      failure: 'service_description_invalid',
    })
  })
})
