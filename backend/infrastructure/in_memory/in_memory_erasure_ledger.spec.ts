import { erasureLedgerBehaviour } from '#application/ports/testing/erasure_ledger_behaviour.ts'
import { InMemoryErasureLedger } from './in_memory_erasure_ledger.ts'

erasureLedgerBehaviour('InMemoryErasureLedger', async () => ({
  ledger: new InMemoryErasureLedger(),
  close: async () => {},
}))
