import { test } from '@japa/runner'
import { anId } from '#domain/professionals/testing/a_professional.ts'
import { openLocation, type OpenedLocation } from './location.ts'

const IDENTITY = { id: 'l1', professionalId: anId('p1'), createdAt: new Date('2026-11-20T12:00:00Z') }
const CLINIC = { isOnline: false, name: 'Clínica', address: 'Rua A, 1', city: 'Campinas', state: 'SP' }

const refusalOf = (opened: OpenedLocation) => {
  const location = openLocation(IDENTITY, opened)
  return location.ok ? null : location.failure
}

test.group('a location', () => {
  test('requires name, address, city and state for attendance in person', ({ assert }) => {
    assert.isNull(refusalOf(CLINIC))
    for (const field of ['name', 'address', 'city', 'state'])
      assert.equal(refusalOf({ ...CLINIC, [field]: ' ' }), 'location_address_incomplete', field)
    assert.equal(refusalOf({ ...CLINIC, state: 'XX' }), 'location_address_incomplete')
    assert.equal(refusalOf({ ...CLINIC, city: 'U' }), 'location_address_incomplete')
    assert.isNull(refusalOf({ ...CLINIC, city: 'Ut' }))
  })

  test('requires phone or WhatsApp for attendance online', ({ assert }) => {
    assert.equal(refusalOf({ isOnline: true }), 'online_location_needs_phone')
    assert.isNull(refusalOf({ isOnline: true, phone: '(19) 3234-5678' }))
    assert.isNull(refusalOf({ isOnline: true, whatsapp: '19987654321' }))
  })

  test('drops its address for attendance online', ({ assert }) => {
    const location = openLocation(IDENTITY, {
      ...CLINIC,
      isOnline: true,
      cep: '13015-001',
      phone: '1932345678',
    })

    const nowhere = { name: 'Atendimento Online', address: null, city: null, state: null, cep: null }
    assert.deepInclude(location.ok && location.value, { ...nowhere, phone: '1932345678' })
  })

  test('stores digits, and weekdays in order', ({ assert }) => {
    const availability = ['sexta', 'segunda', 'sexta']
    const location = openLocation(IDENTITY, {
      ...CLINIC,
      cep: '13015-001',
      phone: '(19) 3234-5678',
      availability,
    })

    const digits = { cep: '13015001', phone: '1932345678' }
    assert.deepInclude(location.ok && location.value, { ...digits, availability: ['segunda', 'sexta'] })
  })

  test('refuses invalid phones, postal codes and weekdays', ({ assert }) => {
    assert.equal(refusalOf({ ...CLINIC, phone: '123' }), 'location_phone_invalid')
    assert.equal(refusalOf({ ...CLINIC, whatsapp: '+1 555 0100 200' }), 'location_phone_invalid')
    assert.equal(refusalOf({ ...CLINIC, cep: '1301' }), 'location_cep_invalid')
    assert.equal(refusalOf({ ...CLINIC, availability: ['monday'] }), 'location_availability_invalid')
  })
})
