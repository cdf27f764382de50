import { test } from '@japa/runner'
import { actionWords, fieldChanges } from './audit.ts'

test.group('audit words', () => {
  test('names what was done, known or not', ({ assert }) => {
    assert.equal(actionWords('professional_blocked'), 'Conta bloqueada')
    assert.equal(actionWords('something_new'), 'Outra ação')
    assert.equal(actionWords('constructor'), 'Outra ação')
  })

  test('tells before and after in Portuguese, and what stayed only once', ({ assert }) => {
    const before = { crm: 'CRM 1', isVerified: false, secret: 1 }
    const after = { crm: 'CRM 1', isVerified: true, secret: 2 }

    assert.deepEqual(fieldChanges({ before, after }), [
      { label: 'Verificado', before: 'Não', after: 'Sim' },
      { label: 'Registro conferido', before: null, after: 'CRM 1' },
    ])
    assert.deepEqual(
      fieldChanges({ before: { subscriptionLevel: 'free' }, after: { subscriptionLevel: 'premium' } }),
      [{ label: 'Assinatura', before: 'Gratuito', after: 'Premium' }],
    )
    assert.deepEqual(fieldChanges({ before: null, after: { keys: ['role', 'rating'] } }), [
      { label: 'Campos', before: null, after: 'role, rating' },
    ])
    assert.deepEqual(fieldChanges({ before: null, after: null }), [])
    assert.deepEqual(fieldChanges({ before: { n: 1 }, after: { n: 2 } }, { unnamed: true }), [
      { label: 'n', before: '1', after: '2' },
    ])
  })
})
