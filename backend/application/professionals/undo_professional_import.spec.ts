import { test } from '@japa/runner'
import { ImportBench, rows } from './importing/testing/import_workshop.ts'
import { inMemoryWorkshop } from './importing/testing/in_memory_workshop.ts'

test('UndoProfessionalImport leaves whoever was reviewed since', async ({ assert }) => {
  const workshop = await inMemoryWorkshop()
  const bench = new ImportBench(workshop)
  const { report } = await bench.import(rows(2))
  const state = await bench.stored('p1@exemplo.com.br')
  if (state) workshop.professionals.overwrite(state.id, { reviewCount: 1 })

  const { undone } = await bench.undo(report.importId ?? '')

  assert.containSubset(undone, { ok: true, value: { removed: 1, changedSince: 1 } })
})
