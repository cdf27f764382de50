import { test } from '@japa/runner'
import { parseLastCity } from './last_city.ts'

test.group('The city of the last search', () => {
  test('is read as stored', ({ assert }) => {
    assert.deepEqual(parseLastCity('{"city":"Campinas","state":"SP","more":1}'), {
      city: 'Campinas',
      state: 'SP',
    })
  })

  for (const stored of [
    null,
    '',
    '{',
    'null',
    '[]',
    '"Campinas"',
    '{"city":"","state":"SP"}',
    '{"city":"Campinas","state":"XX"}',
    '{"city":["Campinas"],"state":"SP"}',
    '{"city":"Campinas"}',
    JSON.stringify({ city: 'C'.repeat(61), state: 'SP' }),
  ])
    test(`is null for stored ${stored?.slice(0, 40)}`, ({ assert }) => {
      assert.isNull(parseLastCity(stored))
    })
})
