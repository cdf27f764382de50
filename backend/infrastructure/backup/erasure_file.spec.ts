import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { erasureLedgerBehaviour } from '#application/ports/testing/erasure_ledger_behaviour.ts'
import { ErasureFile } from './erasure_file.ts'

erasureLedgerBehaviour('ErasureFile', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'erasures-'))
  const ledger = new ErasureFile(join(folder, 'data', 'erasures.ndjson'))
  return { ledger, close: () => rm(folder, { recursive: true }) }
})
