import { test } from '@japa/runner'
import { countShown } from './user_words.ts'

test.group('countShown', () => {
  const count = (shown: number, total: number, more: { page?: number } = {}) =>
    countShown({ page: 1, shown, total, ...more })

  test('says which of how many are shown', ({ assert }) => {
    assert.equal(count(25, 100_285, { page: 2 }), 'Mostrando 26–50 de 100.285 usuários')
    assert.equal(count(1, 1), 'Mostrando 1 de 1 usuário')
    assert.equal(count(1, 26, { page: 2 }), 'Mostrando 26 de 26 usuários')
    assert.equal(count(0, 0), 'Nenhum usuário')
  })
})
