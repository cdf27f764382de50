import { test } from '@japa/runner'
import { ofSource } from './of_source.ts'

test.group('The source of public data', () => {
  test('stands with its article', ({ assert }) => {
    assert.deepEqual(
      ['CNES', 'CRM-SP', 'CREFITO 3', 'Lista do CRM-SP', 'ANS', 'Cadastro Nacional', 'cnes (DATASUS)'].map(
        ofSource,
      ),
      [
        ...['do CNES', 'do CRM-SP', 'do CREFITO 3', 'da Lista do CRM-SP', 'da ANS'],
        ...['do Cadastro Nacional', 'do cnes (DATASUS)'],
      ],
    )
    assert.equal(ofSource('Secretaria de Saúde de Goiás'), 'da Secretaria de Saúde de Goiás')
    assert.equal(ofSource('Conselhos regionais'), 'dos Conselhos regionais')
    assert.equal(ofSource('Dados abertos do SUS'), 'dos Dados abertos do SUS')
  })

  test('stands without one if its gender is unknown', ({ assert }) => {
    assert.equal(ofSource('Portugal Saúde'), 'de Portugal Saúde')
  })
})
