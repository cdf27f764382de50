import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import exceljs from 'exceljs'
import { FileProfessionalSheets } from './file_sheets.ts'

test.group('FileProfessionalSheets', () => {
  test('writes a workbook that opens where an older text has characters that XML forbids', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
    cleanup(() => rm(folder, { recursive: true }))
    const path = join(folder, 'a.xlsx')
    async function* rows() {
      yield { name: 'Jo\uFFFEão', bio: 'Do esporte.\uFFFF' }
    }

    await new FileProfessionalSheets().write(path, 'xlsx', rows(), { columns: ['name', 'bio'] })

    const workbook = new exceljs.Workbook()
    await workbook.xlsx.readFile(path)
    const row = workbook.getWorksheet('Profissionais')?.getRow(2)
    assert.deepEqual([row?.getCell(1).value, row?.getCell(2).value], ['João', 'Do esporte.'])
  })
})
