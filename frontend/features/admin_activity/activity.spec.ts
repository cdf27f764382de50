import { test } from '@japa/runner'
import {
  type Activity,
  activityCsv,
  activityIn,
  entriesByDay,
  EVERYTHING,
  hasFilters,
  lastPageOf,
  queryOf,
  toActivity,
} from './activity.ts'
import type { AuditEntry } from '#contract/audit.ts'

const read = (address: string) => activityIn(new URLSearchParams(address))

test.group('the activity in the address', () => {
  test('survives the way into the address and back', ({ assert }) => {
    const narrowed: Activity = {
      ...{ actor: 'ana@exemplo.com.br', action: 'professional_blocked', target: '/tudo-sobre/asma' },
      ...{ since: '2026-11-01', until: '2026-11-21', withReads: true, page: 3 },
    }

    for (const activity of [EVERYTHING, narrowed]) assert.deepEqual(read(toActivity(activity)), activity)
    assert.deepEqual([hasFilters(EVERYTHING), hasFilters(narrowed)], [false, true])
    assert.isFalse(hasFilters({ ...EVERYTHING, page: 2 }))
  })

  test('ignores unknown values', ({ assert }) => {
    assert.deepEqual(read('acao=voar&de=2026-02-30&ate=ontem&pagina=-1&consultas=1'), EVERYTHING)
  })

  test('requests only changes by default', ({ assert }) => {
    assert.include(queryOf(EVERYTHING), { changesOnly: 'true', page: '1', limit: '50' })
    assert.include(queryOf({ ...EVERYTHING, withReads: true }), { changesOnly: 'false' })
    assert.deepEqual([0, 50, 51].map(lastPageOf), [0, 1, 2])
  })
})

const entry: AuditEntry = {
  ...{ id: '12', at: '2026-11-21T02:30:00.000Z', action: 'professional_blocked' },
  actor: { kind: 'admin', id: 'a', name: 'Léa "Lé" Dias', slug: 'lea' },
  target: { kind: 'professional', id: 'b', name: 'Ana Lima', slug: 'ana-lima' },
  ...{ before: { blocked: false }, after: { blocked: true }, reason: '=1+1; já' },
  ...{ undoes: null, undoneBy: '13', undoable: false },
}

test.group('the activity by day', () => {
  test('stands under the days of São Paulo, newest first', ({ assert }) => {
    const later = { ...entry, id: '13', at: '2026-11-21T03:30:00.000Z' }

    assert.deepEqual(entriesByDay([later, entry]), [
      ['21 de novembro de 2026', [later]],
      ['20 de novembro de 2026', [entry]],
    ])
  })
})

test.group('the activity as a spreadsheet', () => {
  test('describes actions in words, with escaped quotes and formulas', ({ assert }) => {
    const [heading, line, end] = activityCsv([entry]).split('\r\n')

    assert.equal(heading?.slice(0, 21), '\uFEFF"Nº";"Quando";"Quem"')
    assert.equal(
      line,
      '"12";"20/11/2026, 23:30";"Léa ""Lé"" Dias";"Conta bloqueada";"conta Ana Lima";"Bloqueado: Não → Sim";"\'=1+1; já";"";"13"',
    )
    assert.equal(end, '')
  })
})
