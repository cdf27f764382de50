import { test } from '@japa/runner'
import type { AuditEntry } from '#contract/audit.ts'
import { activityCsv } from './activity_csv.ts'

test.group('the activity as a spreadsheet', () => {
  test('says in words who did what, with quotes doubled and formulas as text', ({ assert }) => {
    const entry: AuditEntry = {
      ...{ id: '12', at: '2026-11-21T02:30:00.000Z', action: 'professional_blocked' },
      actor: { kind: 'admin', id: 'a', name: 'Léa "Lé" Dias', slug: 'lea' },
      target: { kind: 'professional', id: 'b', name: 'Ana Lima', slug: 'ana-lima' },
      ...{ before: { blocked: false }, after: { blocked: true }, reason: '=1+1; já' },
      ...{ undoes: null, undoneBy: '13', undoable: false },
    }

    const [heading, line, end] = activityCsv([entry]).split('\r\n')

    assert.equal(heading?.slice(0, 21), '\uFEFF"Nº";"Quando";"Quem"')
    assert.equal(
      line,
      '"12";"20/11/2026, 23:30";"Léa ""Lé"" Dias";"Conta bloqueada";"conta Ana Lima";"Bloqueado: Não → Sim";"\'=1+1; já";"";"13"',
    )
    assert.equal(end, '')
  })
})
