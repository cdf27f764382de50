import { noticeLedgerBehaviour } from '#application/ports/testing/notice_ledger_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

noticeLedgerBehaviour('InMemoryNoticeLedger', inMemoryStores())
