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
  test('names the online place and clears its address, but keeps how it is reached', ({ assert }) => {
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

  test('leaves the name to be typed when it is in person again', ({ assert }) => {
    assert.equal(valuesForMode(valuesForMode(CLINIC, true), false).name, '')
  })
})

test.group('missingIn', () => {
  test('asks an online place for a phone or a WhatsApp', ({ assert }) => {
    const online = valuesForMode({ ...CLINIC, phone: '' }, true)

    assert.deepEqual(Object.keys(missingIn(online)), ['whatsapp'])
    assert.deepEqual(missingIn({ ...online, phone: '1932321234' }), {})
    assert.deepEqual(missingIn({ ...online, whatsapp: '19987654321' }), {})
  })

  test('asks the others for name, address, state and city', ({ assert }) => {
    assert.deepEqual(Object.keys(missingIn(locationValuesOf(null))), ['name', 'address', 'state', 'city'])
    assert.deepEqual(missingIn(CLINIC), {})
  })
})

test.group('daysLabel', () => {
  test('names days in the order of the week, whatever order they were ticked in', ({ assert }) => {
    assert.equal(daysLabel(['sexta', 'segunda', 'quarta']), 'Seg, Qua, Sex')
    assert.equal(daysLabel(['terca', 'segunda']), 'Seg, Ter')
  })

  test('draws three or more in a row together', ({ assert }) => {
    assert.equal(daysLabel(['segunda', 'terca', 'quarta', 'quinta', 'sexta']), 'Seg a Sex')
    assert.equal(daysLabel(['segunda', 'quarta', 'quinta', 'sexta', 'domingo']), 'Seg, Qua a Sex, Dom')
  })

  test('is silent about no day', ({ assert }) => {
    assert.equal(daysLabel([]), '')
  })
})
