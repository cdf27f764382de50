import { test } from '@japa/runner'
import { actorLabel, formatMoment } from './history_labels.ts'

test.group('history labels', () => {
  test('names people, operators, the system and who is gone', ({ assert }) => {
    assert.equal(actorLabel({ kind: 'admin', id: 'a', name: 'Léa Dias' }), 'Léa Dias')
    assert.equal(actorLabel({ kind: 'admin', id: 'a', name: null }), 'Conta excluída')
    assert.equal(actorLabel({ kind: 'operator', id: 'cli:maria', name: null }), 'Operador maria')
    assert.equal(actorLabel({ kind: 'system', id: null, name: null }), 'Sistema')
  })

  test('tells the time of São Paulo', ({ assert }) => {
    assert.equal(formatMoment('2026-11-21T02:30:00Z'), '20/11/2026, 23:30')
  })
})
