import { test } from '@japa/runner'
import { publishedName } from './published_name.ts'

const NAMES = [
  ['Joaquina Aparecida Albuquerque de Figueiredo', 'Joaquina F.'],
  ['Maria', 'Maria'],
  ['João da Silva', 'João S.'],
  ['Dr. José', 'José'],
  ['dra ana souza', 'Ana S.'],
  ['Dona Neide', 'Neide'],
  ['Dr.', 'Dr'],
  ['Neide S.', 'Neide S.'],
  ['Neide S', 'Neide S.'],
  ['J. P.', 'J. P.'],
  ['M.Souza', 'M. S.'],
  ['José Souza Filho', 'José S.'],
  ['Ana de', 'Ana'],
  ['Maria-Clara', 'Maria C.'],
  ['Ana-Souza', 'Ana S.'],
  ["Sant'Ana Ávila", "Sant'Ana Á."],
  ['Ana 🌸', 'Ana'],
  ['Ana🌸Souza', 'Ana S.'],
  ['🌸', 'Paciente'],
  ['  ', 'Paciente'],
  ['  ana \u00a0 lima ', 'Ana L.'],
  ['ana.souza@exemplo.com', 'Ana C.'],
  ['Jose\u0301 A\u0301vila', 'José Á.'],
  ['<img src=x onerror=alert(1)>', 'Img A.'],
] as const

test.group('the name a review is published under', () => {
  for (const [typed, published] of NAMES)
    test(`is '${published}' for '${typed}'`, ({ assert }) => {
      assert.equal(publishedName(typed), published)
    })

  test('stays the same when published again', ({ assert }) => {
    for (const [, published] of NAMES) assert.equal(publishedName(published), published)
  })
})
