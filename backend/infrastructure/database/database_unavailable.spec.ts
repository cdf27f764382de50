import { test } from '@japa/runner'
import { DatabaseError } from 'pg'
import { asThrown, DatabaseUnavailable } from './database_unavailable.ts'

const refusal = (code: string, severity = 'ERROR') =>
  Object.assign(new DatabaseError(`of ${code}`, 1, 'error'), { code, severity })

test.group('What PostgreSQL or its driver throws', () => {
  for (const [code, severity] of [
    ['28P01', 'FATAL'],
    ['3D000', 'FATAL'],
    ['55000', 'FATAL'],
    ['25P03', 'FATAL'],
    ['XX000', 'PÂNICO'],
  ] as const)
    test(`is its condition where it ends the connection, whatever code it says (${code})`, ({ assert }) => {
      assert.instanceOf(asThrown(refusal(code, severity)), DatabaseUnavailable)
    })

  for (const code of ['25006', '40P01', '53100', '54000', '55P03', '57014', '58030'])
    test(`is its condition where it says ${code}`, ({ assert }) => {
      assert.instanceOf(asThrown(refusal(code)), DatabaseUnavailable)
    })

  for (const code of ['22P02', '23505', '25P02', '42P01', '42501', '55000', 'P0001'])
    test(`is about the statement where it says ${code}, and stays as it is`, ({ assert }) => {
      const error = refusal(code)
      assert.equal(asThrown(error), error)
    })

  for (const text of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout expired',
    'some words of a driver to come',
  ])
    test(`is PostgreSQL's absence where the driver says "${text}"`, ({ assert }) => {
      assert.deepInclude(asThrown(new Error(text)), { name: 'DatabaseUnavailable', code: '' })
    })

  test('is told without the values that the statement was asked with', ({ assert }) => {
    const thrown = asThrown(new Error(`insert into contacts values ('Ana - 1999') - Connection terminated`))

    assert.equal((thrown as Error).message, 'Connection terminated')
    assert.notInclude((thrown as Error).stack, 'Ana')
  })

  test('keeps the code of the system, also where several addresses were tried', ({ assert }) => {
    const several = Object.assign(new AggregateError([new Error('one'), new Error('two')]), {
      code: 'ECONNREFUSED',
    })

    assert.deepInclude(asThrown(several), { code: 'ECONNREFUSED', message: 'ECONNREFUSED' })
  })
})
