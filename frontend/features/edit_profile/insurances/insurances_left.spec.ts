import { test } from '@japa/runner'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { insurancesLeft } from './insurances_left.ts'

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
