import { test } from '@japa/runner'
import { daysLabel, locationValuesOf, missingIn, valuesForMode } from './location_values.ts'

const CLINIC = {
  ...locationValuesOf(null),
  name: 'Clínica Central',
  address: 'Rua X, 1',
  state: 'SP',
  city: 'Campinas',
  phone: '(19) 3232-1234',
}

test.group('valuesForMode', () => {
  test('names the online location and clears its address, but keeps contacts', ({ assert }) => {
    const online = valuesForMode({ ...CLINIC, cep: '13010-001', availability: ['segunda'] }, true)

    assert.deepInclude(online, {
      isOnline: true,
      name: 'Atendimento Online',
      address: '',
      state: '',
      city: '',
      cep: '',
      phone: '(19) 3232-1234',
    })
    assert.deepEqual(online.availability, ['segunda'])
  })

  test('clears the name when it is in person again', ({ assert }) => {
    assert.equal(valuesForMode(valuesForMode(CLINIC, true), false).name, '')
  })
})

test.group('missingIn', () => {
  test('requires a phone or a WhatsApp for an online location', ({ assert }) => {
    const online = valuesForMode({ ...CLINIC, phone: '' }, true)

    assert.deepEqual(Object.keys(missingIn(online)), ['whatsapp'])
    assert.deepEqual(missingIn({ ...online, phone: '1932321234' }), {})
    assert.deepEqual(missingIn({ ...online, whatsapp: '19987654321' }), {})
  })

  test('requires name, address, state and city for others', ({ assert }) => {
    assert.deepEqual(Object.keys(missingIn(locationValuesOf(null))), ['name', 'address', 'state', 'city'])
    assert.deepEqual(missingIn(CLINIC), {})
  })
})

test.group('daysLabel', () => {
  test('names days in weekday order', ({ assert }) => {
    assert.equal(daysLabel(['sexta', 'segunda', 'quarta']), 'Seg, Qua, Sex')
    assert.equal(daysLabel(['terca', 'segunda']), 'Seg, Ter')
  })

  test('joins three or more consecutive days', ({ assert }) => {
    assert.equal(daysLabel(['segunda', 'terca', 'quarta', 'quinta', 'sexta']), 'Seg a Sex')
    assert.equal(daysLabel(['segunda', 'quarta', 'quinta', 'sexta', 'domingo']), 'Seg, Qua a Sex, Dom')
  })

  test('is blank without days', ({ assert }) => {
    assert.equal(daysLabel([]), '')
  })
})
