import { test } from '@japa/runner'
import { actionOf, countOfProfessionals } from './user_changes.ts'

test.group('texts of changes', () => {
  test('names one professional and many', ({ assert }) => {
    assert.deepEqual([1, 2, 1_500].map(countOfProfessionals), [
      '1 profissional',
      '2 profissionais',
      '1.500 profissionais',
    ])
  })

  test('asks a complete question for each change', ({ assert }) => {
    const ask = (change: Parameters<typeof actionOf>[0]) => actionOf(change).ask('2 profissionais')

    assert.equal(ask({ action: 'verify', value: true }), 'Verificar 2 profissionais')
    assert.equal(ask({ action: 'verify', value: false }), 'Desverificar 2 profissionais')
    assert.equal(ask({ action: 'block', value: true }), 'Bloquear 2 profissionais')
    assert.equal(ask({ action: 'block', value: false }), 'Desbloquear 2 profissionais')
    assert.equal(ask({ action: 'subscription', value: 'premium' }), 'Tornar 2 profissionais Premium')
    assert.equal(ask({ action: 'subscription', value: 'free' }), 'Passar 2 profissionais ao plano Gratuito')
  })
})
