import { test } from '@japa/runner'
import { aLocation, aService } from '../testing/a_profile.ts'
import { locationChoices, serviceChoices } from './lead_choices.ts'

test.group('What a lead may ask for', () => {
  test('offers the services and then the general consultation', ({ assert }) => {
    const values = serviceChoices([aService({ name: 'Psicoterapia' })]).map(({ value }) => value)

    assert.deepEqual(values, ['Psicoterapia', 'Consulta Geral'])
  })

  test('does not offer a name twice', ({ assert }) => {
    const services = [aService({ name: 'Consulta Geral' }), aService({ name: 'Consulta Geral' })]

    assert.lengthOf(serviceChoices(services), 1)
  })

  test('offers the registered places', ({ assert }) => {
    assert.deepEqual(locationChoices([aLocation({ name: 'Clínica Sol' })]), [
      { value: 'Clínica Sol', label: 'Clínica Sol' },
    ])
  })

  test('offers the three modes where no place is registered', ({ assert }) => {
    const values = locationChoices([]).map(({ value }) => value)

    assert.deepEqual(values, ['presencial', 'teleconsulta', 'ambos'])
  })
})
