import { execFileSync } from 'node:child_process'
import { constants } from 'node:fs'
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import exceljs from 'exceljs'
import { FileProfessionalSheets } from './file_sheets.ts'

test.group('FileProfessionalSheets', () => {
  test('writes a valid workbook despite characters that XML forbids', async ({ assert, cleanup }) => {
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

  test('never replaces a device, and reports a full disk', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sheets-'))
    cleanup(() => rm(folder, { recursive: true }))
    const pipe = join(folder, 'pipe')
    execFileSync('mkfifo', [pipe])
    const reader = await open(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
    cleanup(() => reader.close())
    async function* rows() {
      yield { name: 'João' }
    }
    async function* full(): AsyncGenerator<{ name: string }> {
      yield { name: 'Ana' }
      throw Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write' })
    }
    const write = (path: string, from: AsyncIterable<{ name: string }>) =>
      new FileProfessionalSheets().write(path, 'csv', from, { columns: ['name'] })

    assert.equal(await write(pipe, rows()), 1)

    assert.isTrue((await stat(pipe)).isFIFO())
    await assert.rejects(
      () => write(join(folder, 'a.csv'), full()),
      /a\.csv: não há mais espaço no disco dele/,
    )
  })
})
