import { test } from '@japa/runner'
import { anAdminRow } from '../testing/an_admin_row.ts'
import { changedIds, failuresFirst, summaryOf } from './bulk_changes.ts'

const done = (id: string, isChanged = true) =>
  ({ id, ok: true, isChanged, user: anAdminRow({ id }) }) as const
const failed = (id: string) =>
  ({ id, ok: false, code: 'professional_not_found', message: 'Profissional não encontrado.' }) as const

test.group('results of a change of many', () => {
  test('counts changed ones among all', ({ assert }) => {
    assert.equal(summaryOf([done('a')]), '1 profissional atualizado.')
    assert.equal(summaryOf([done('a'), done('b')]), '2 profissionais atualizados.')
    assert.equal(summaryOf([done('a'), failed('b')]), '1 de 2 profissionais atualizados.')
    assert.equal(summaryOf([failed('a')]), '0 de 1 profissional atualizado.')
    assert.equal(summaryOf([done('a'), done('b', false)]), '1 de 2 profissionais atualizados.')
  })

  test('undoes only actual changes', ({ assert }) => {
    assert.deepEqual(changedIds([done('a'), done('b', false), failed('c')]), ['a'])
  })

  test('sorts failures first', ({ assert }) => {
    const order = failuresFirst([done('a'), failed('b'), done('c'), failed('d')])

    assert.deepEqual(
      order.map(({ id }) => id),
      ['b', 'd', 'a', 'c'],
    )
  })
})
