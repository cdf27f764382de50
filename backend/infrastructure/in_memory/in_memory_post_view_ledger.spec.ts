import { postViewLedgerBehaviour } from '#application/ports/testing/post_view_ledger_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

postViewLedgerBehaviour('InMemoryPostViewLedger', inMemoryStores())
