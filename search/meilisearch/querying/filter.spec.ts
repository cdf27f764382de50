import { test } from '@japa/runner'
import { allOf, anyOf, criteriaFilters, equals, isOneOf, startsWith } from './filter.ts'

test.group('filters', () => {
  test('quotes every value, backslashes and quotes included', ({ assert }) => {
    assert.equal(
      equals('words', 'Amil" OR blocked = true OR "'),
      'words = "Amil\\" OR blocked = true OR \\""',
    )
    assert.equal(equals('words', 'a\\'), 'words = "a\\\\"')
    assert.equal(startsWith('words', 'si"l'), 'words STARTS WITH "si\\"l"')
    assert.equal(isOneOf('license', ['crm"1', 2]), 'license IN ["crm\\"1", "2"]')
  })

  test('lets nobody pass where there is nothing to choose from', ({ assert }) => {
    assert.equal(isOneOf('words', []), 'wordCount = -1')
    assert.equal(anyOf([]), 'wordCount = -1')
  })

  test('joins with brackets', ({ assert }) => {
    assert.equal(allOf(['a = "1"', anyOf(['b = "2"', 'c = "3"'])]), '(a = "1" AND (b = "2" OR c = "3"))')
  })

  test('names slugs, codes and numbers, never what a person reads', ({ assert }) => {
    assert.deepEqual(
      criteriaFilters({
        specialty: 'Cirurgião Plástico',
        insurance: 'América Saúde',
        state: 'SP',
        municipality: 3550308,
        teleconsulta: true,
        premium: false,
      }),
      [
        'specialty = "cirurgiao-plastico"',
        'states = "SP"',
        'places = "SP 3550308"',
        'insurers = "2"',
        '(teleconsulta = "true")',
        'premium = "false"',
      ],
    )
  })

  test('takes either mode where both are asked for', ({ assert }) => {
    assert.deepEqual(criteriaFilters({ presencial: true, teleconsulta: true }), [
      '(presencial = "true" OR teleconsulta = "true")',
    ])
  })
})
