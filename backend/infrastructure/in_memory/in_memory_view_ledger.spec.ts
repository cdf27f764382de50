import { viewLedgerBehaviour } from '#application/ports/testing/view_ledger_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

viewLedgerBehaviour('InMemoryViewLedger', inMemoryStores())
