import { test } from '@japa/runner'
import { countShown, shareOf } from './labels.ts'

test.group('countShown', () => {
  const count = (shown: number, total: number, more: { page?: number; isSearch?: boolean } = {}) =>
    countShown({ page: 1, shown, total, isSearch: false, ...more })

  test('shows range and total', ({ assert }) => {
    assert.equal(count(25, 100_285, { page: 2 }), 'Mostrando 26–50 de 100.285 usuários')
    assert.equal(count(1, 1), 'Mostrando 1 de 1 usuário')
    assert.equal(count(1, 26, { page: 2 }), 'Mostrando 26 de 26 usuários')
    assert.equal(count(0, 0), 'Nenhum usuário')
    assert.equal(count(25, 301), 'Mostrando 1–25 de 301 usuários')
  })

  test('shows the exact number of matches up to the limit, then that there are more', ({ assert }) => {
    assert.equal(count(25, 300, { isSearch: true }), 'Mostrando 1–25 de 300 usuários')
    assert.equal(count(25, 301, { isSearch: true }), 'Mostrando 1–25 de mais de 300 usuários')
  })
})

test.group('shareOf', () => {
  test('rounds to a whole percent', ({ assert }) => {
    assert.deepEqual(
      [shareOf(0, 8), shareOf(1, 8), shareOf(8, 8)].map((share) => share.replace(/\s/, '')),
      ['0%', '13%', '100%'],
    )
  })

  test('never rounds a small share to 0% nor a large one to 100%', ({ assert }) => {
    assert.equal(shareOf(1, 100_000), '<1%')
    assert.equal(shareOf(99_999, 100_000), '>99%')
  })

  test('is blank without users', ({ assert }) => {
    assert.equal(shareOf(0, 0), '')
  })
})
