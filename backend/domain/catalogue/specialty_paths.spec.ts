import { test } from '@japa/runner'
import { cityInPath, specialtyInCityPath, specialtyPath } from './specialty_paths.ts'

test.group('The addresses of specialties', () => {
  test('contain the specialty in lower case without accents', ({ assert }) => {
    assert.equal(specialtyPath('Médico da Família'), '/especialidades/medico-da-familia')
  })

  test('contain a city with its state', ({ assert }) => {
    assert.equal(
      specialtyInCityPath('Psicólogo', 'São José dos Campos', 'SP'),
      '/especialidades/psicologo/sao-jose-dos-campos-sp',
    )
  })

  test('lead back to the city and the state', ({ assert }) => {
    assert.deepEqual(cityInPath('sao-jose-dos-campos-sp'), { citySlug: 'sao-jose-dos-campos', state: 'SP' })
  })

  test('are refused without a state at the end', ({ assert }) => {
    for (const segment of [
      'campinas',
      'campinas-xx',
      'sp',
      '-sp',
      'Campinas-SP',
      'campinas--sp',
      'campinas-sp-',
    ]) {
      assert.isNull(cityInPath(segment), segment)
    }
  })
})
