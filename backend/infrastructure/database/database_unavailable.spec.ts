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
    test(`counts as an outage when it ends the connection (${code})`, ({ assert }) => {
      assert.instanceOf(asThrown(refusal(code, severity)), DatabaseUnavailable)
    })

  for (const code of ['25006', '40P01', '53100', '54000', '55P03', '57014', '58030'])
    test(`counts as an outage with ${code}`, ({ assert }) => {
      assert.instanceOf(asThrown(refusal(code)), DatabaseUnavailable)
    })

  for (const code of ['22P02', '23505', '25P02', '42P01', '42501', '55000', 'P0001'])
    test(`stays a statement's error with ${code}`, ({ assert }) => {
      const error = refusal(code)
      assert.equal(asThrown(error), error)
    })

  for (const text of [
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'timeout expired',
    'some words of a driver to come',
  ])
    test(`counts as an outage when the driver says "${text}"`, ({ assert }) => {
      assert.deepInclude(asThrown(new Error(text)), { name: 'DatabaseUnavailable', code: '' })
    })

  test("is logged without the statement's values", ({ assert }) => {
    const thrown = asThrown(new Error(`insert into contacts values ('Ana - 1999') - Connection terminated`))

    assert.equal((thrown as Error).message, 'Connection terminated')
    assert.notInclude((thrown as Error).stack, 'Ana')
  })

  test("keeps the system's error code, also with several addresses", ({ assert }) => {
    const several = Object.assign(new AggregateError([new Error('one'), new Error('two')]), {
      code: 'ECONNREFUSED',
    })

    assert.deepInclude(asThrown(several), { code: 'ECONNREFUSED', message: 'ECONNREFUSED' })
  })
})
