import { test } from '@japa/runner'
import { actionWords, actorWords, fieldChanges, formatMoment } from './history_words.ts'

test.group('history words', () => {
  test('names what was done, known or not', ({ assert }) => {
    assert.equal(actionWords('professional_blocked'), 'Conta bloqueada')
    assert.equal(actionWords('something_new'), 'Outra ação')
    assert.equal(actionWords('constructor'), 'Outra ação')
  })

  test('names people, operators, the system and who is gone', ({ assert }) => {
    assert.equal(actorWords({ kind: 'admin', id: 'a', name: 'Léa Dias' }), 'Léa Dias')
    assert.equal(actorWords({ kind: 'admin', id: 'a', name: null }), 'Conta excluída')
    assert.equal(actorWords({ kind: 'operator', id: 'cli:maria', name: null }), 'Operador maria')
    assert.equal(actorWords({ kind: 'system', id: null, name: null }), 'Sistema')
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
  })

  test('tells the time of São Paulo', ({ assert }) => {
    assert.equal(formatMoment('2026-11-21T02:30:00Z'), '20/11/2026, 23:30')
  })
})
