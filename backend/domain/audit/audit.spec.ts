import { test } from '@japa/runner'
import { actionWords, actorWords, changeWords, fieldChanges } from './audit.ts'

test.group('audit words', () => {
  test('names known and unknown actions', ({ assert }) => {
    assert.equal(actionWords('professional_blocked'), 'Conta bloqueada')
    assert.equal(actionWords('something_new'), 'Outra ação')
    assert.equal(actionWords('constructor'), 'Outra ação')
  })

  test('shows before and after in Portuguese, and unchanged values only once', ({ assert }) => {
    const before = { role: 'user', isVerified: false, secret: 1 }
    const after = { role: 'user', isVerified: true, secret: 2 }

    assert.deepEqual(fieldChanges({ before, after }), [
      { label: 'Verificado', before: 'Não', after: 'Sim' },
      { label: 'Papel', before: null, after: 'Usuário' },
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

  test('names people, operators, the system and erased people', ({ assert }) => {
    assert.equal(actorWords({ kind: 'admin', id: 'a', name: 'Léa Dias' }), 'Léa Dias')
    assert.equal(actorWords({ kind: 'admin', id: 'a', name: null }), 'Conta excluída')
    assert.equal(actorWords({ kind: 'operator', id: 'cli:maria', name: null }), 'Operador maria')
    assert.equal(actorWords({ kind: 'system', id: null, name: null }), 'Sistema')
  })

  test('shows a change in one line, with headings for texts and São Paulo time for instants', ({
    assert,
  }) => {
    const before = { publishAt: '2026-11-21T02:30:00.000Z', title: 'Asma' }
    const after = { publishAt: '2026-11-22T02:30:00.000Z', title: 'Asma', texts: ['causes', 'excerpt'] }

    assert.equal(
      changeWords({ before, after }),
      'Publicação agendada: 20/11/2026, 23:30 → 21/11/2026, 23:30; Título: Asma; Textos: Causas, Resumo',
    )
    assert.equal(changeWords({ before, after: null }), '')
  })
})
