import { test } from '@japa/runner'
import { EVERYWHERE, IN_CAMPINAS, IN_SAO_PAULO } from '../testing/a_list.ts'
import { resultCount } from './result_count.ts'

test.group('The result count', () => {
  test('is singular for one person only', ({ assert }) => {
    assert.equal(resultCount(1, EVERYWHERE), '1 profissional encontrado')
    assert.equal(resultCount(0, EVERYWHERE), '0 profissionais encontrados')
    assert.equal(resultCount(2, EVERYWHERE), '2 profissionais encontrados')
  })

  test('names the state, then the city', ({ assert }) => {
    assert.equal(resultCount(12, IN_SAO_PAULO), '12 profissionais encontrados em SP')
    assert.equal(resultCount(1, IN_CAMPINAS), '1 profissional encontrado em SP, Campinas')
  })

  test('groups thousands by points', ({ assert }) => {
    assert.equal(resultCount(1204, EVERYWHERE), '1.204 profissionais encontrados')
  })
})
