import { test } from '@japa/runner'
import { IMPORT_COLUMNS } from '#application/professionals/importing/column_names.ts'
import { type ExportedRow, ProfessionalSheets } from '#application/ports/professional_sheets.ts'
import { inMemoryStore } from '#application/testing/in_memory_stores.ts'
import { InMemoryProfessionalAdminList } from '#application/testing/in_memory_professional_admin_list.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { anInsurance } from '#domain/professionals/testing/profile_part_builders.ts'
import type { Actor } from '../audit/actor.ts'
import { ExportProfessionals } from './list_users.ts'

class PaperSheets extends ProfessionalSheets {
  readonly written: ExportedRow[] = []
  override async write(_path: string, _format: string, rows: AsyncIterable<ExportedRow>) {
    for await (const row of rows) this.written.push(row)
    return this.written.length
  }
}

test.group('ExportProfessionals', () => {
  const anExport = async () => {
    const { professionals, auditLog } = inMemoryStore()
    const insurances = [
      anInsurance({ insuranceName: 'Amil' }),
      anInsurance({ id: aUuid(302), insuranceName: 'Unimed', isActive: false }),
    ]
    await professionals.save(aProfessional({ insurances }))
    const professionalSheets = new PaperSheets()
    const adminList = new InMemoryProfessionalAdminList(professionals)
    const useCase = new ExportProfessionals({ adminList, professionalSheets, auditLog })
    const told: number[] = []
    const run = (by: Actor, dryRun = false) =>
      useCase.execute({
        ...{ by, filter: {}, path: 'a.csv', format: 'csv', dryRun },
        onProgress: (count) => told.push(count),
      })
    return { run, written: professionalSheets.written, entries: auditLog.entries, told }
  }

  test('writes the columns of an import and an audit entry', async ({ assert }) => {
    const { run, written, entries, told } = await anExport()

    assert.deepEqual(await run({ kind: 'operator', id: 'cli:maria' }), { ok: true, value: 1 })
    assert.deepEqual(told, [1])
    assert.deepEqual(Object.keys(written[0] ?? {}), IMPORT_COLUMNS)
    assert.deepInclude(written[0], { insurances: ['Amil'], presencial: true })
    assert.deepInclude(entries[0], {
      action: 'professionals_exported',
      after: { professionals: 1, format: 'csv' },
    })
  })

  test('writes nothing in a dry run or for administrators', async ({ assert }) => {
    const { run, written, entries } = await anExport()

    assert.deepEqual(await run({ kind: 'operator', id: 'cli:maria' }, true), { ok: true, value: 1 })
    assert.deepEqual(await run({ kind: 'admin', id: 'x' }), { ok: false, failure: 'forbidden' })
    assert.deepEqual([written, entries], [[], []])
  })
})
