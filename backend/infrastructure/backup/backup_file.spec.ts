import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { erasureLedgerBehaviour } from '#application/ports/testing/erasure_ledger_behaviour.ts'
import { ErasureFile, intoNewFile } from './backup_file.ts'

erasureLedgerBehaviour('ErasureFile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
  const ledger = new ErasureFile(join(folder, 'data', 'erasures.ndjson'))
  return { ledger, close: () => rm(folder, { recursive: true }) }
})

test.group('A ledger of erasures that a crash cut in the middle of a line', () => {
  test('reports the line with its remedy, and keeps the next one intact', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
    cleanup(() => rm(folder, { recursive: true }))
    const path = join(folder, 'erasures.ndjson')
    const ledger = new ErasureFile(path)
    const erasure = { kind: 'email', subjectHash: 'a', erasedAt: new Date('2026-11-21T12:00:00Z') } as const
    await ledger.add([erasure])
    const whole = await readFile(path, 'utf8')

    await writeFile(path, `${whole}{"kind":"ema`)
    await ledger.add([{ ...erasure, subjectHash: 'b' }])

    await assert.rejects(() => ledger.all(), /erasures\.ndjson, linha 2: .*cópia inteira/)
    const [first, , third] = (await readFile(path, 'utf8')).split('\n')
    await writeFile(path, `${first}\n${third}\n`)
    assert.deepEqual(
      (await ledger.all()).map(({ subjectHash }) => subjectHash),
      ['a', 'b'],
    )
  })
})

test.group('A new file', () => {
  test('is reported and removed when the disk is full', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'backup-'))
    cleanup(() => rm(folder, { recursive: true }))
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC', syscall: 'write' })

    const failure = await intoNewFile(join(folder, 'a.sql.gz'), () => Promise.reject(full)).catch(
      (error: NodeJS.ErrnoException) => error,
    )

    assert.include(failure?.path, join(folder, 'a.sql.gz'))
    assert.isEmpty(await readdir(folder))
  })
})
