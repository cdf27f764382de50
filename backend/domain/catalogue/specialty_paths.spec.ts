import { test } from '@japa/runner'
import { cityInPath, specialtyInCityPath, specialtyPath } from './specialty_paths.ts'

test.group('The addresses of specialties', () => {
  test('names a specialty without accents and capitals', ({ assert }) => {
    assert.equal(specialtyPath('Médico da Família'), '/especialidades/medico-da-familia')
  })

  test('names a city with its state', ({ assert }) => {
    assert.equal(
      specialtyInCityPath('Psicólogo', 'São José dos Campos', 'SP'),
      '/especialidades/psicologo/sao-jose-dos-campos-sp',
    )
  })

  test('reads the city and the state back', ({ assert }) => {
    assert.deepEqual(cityInPath('sao-jose-dos-campos-sp'), { citySlug: 'sao-jose-dos-campos', state: 'SP' })
  })

  test('refuses what has no state at its end', ({ assert }) => {
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
