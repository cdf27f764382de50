import { test } from '@japa/runner'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { insurancesLeft, moved } from './part_lists.ts'

test.group('moved', () => {
  test('moves an item up and down, the others closing up', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b', 'c'], 0, 2), ['b', 'c', 'a'])
    assert.deepEqual(moved(['a', 'b', 'c'], 2, 1), ['a', 'c', 'b'])
  })

  test('changes nothing beyond either end', ({ assert }) => {
    assert.deepEqual(moved(['a', 'b'], 0, -1), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 1, 2), ['a', 'b'])
    assert.deepEqual(moved(['a', 'b'], 5, 0), ['a', 'b'])
  })
})

test.group('insurancesLeft', () => {
  test('offers what is not added, in the order of the catalogue', ({ assert }) => {
    const left = insurancesLeft([{ insuranceName: 'Amil' }, { insuranceName: 'Outros' }])

    assert.lengthOf(left, INSURERS.length - 2)
    assert.notIncludeMembers(left, ['Amil'])
    assert.deepEqual(left.slice(0, 2), ['Allianz Saúde', 'América Saúde'])
  })

  test('offers nothing once all are added', ({ assert }) => {
    assert.deepEqual(insurancesLeft(INSURERS.map(({ name }) => ({ insuranceName: name }))), [])
  })
})
