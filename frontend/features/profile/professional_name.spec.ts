import { test } from '@japa/runner'
import { professionalName } from './professional_name.ts'

const ana = { name: 'Ana', lastname: 'Souza' }

test.group('The name of a professional', () => {
  test('puts a full stop after the title', ({ assert }) => {
    assert.equal(professionalName({ ...ana, title: 'Dra' }), 'Dra. Ana Souza')
  })

  test('does not double a full stop that the title already has', ({ assert }) => {
    assert.equal(professionalName({ ...ana, title: 'Dra.' }), 'Dra. Ana Souza')
  })

  test('has no title for none, nenhum, blank or null')
    .with(['none', 'nenhum', 'Nenhum', '', null])
    .run(({ assert }, title) => {
      assert.equal(professionalName({ ...ana, title }), 'Ana Souza')
    })
})
