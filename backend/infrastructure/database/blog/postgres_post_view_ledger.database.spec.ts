import { postViewLedgerBehaviour } from '#application/ports/testing/post_view_ledger_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

postViewLedgerBehaviour('PostgresPostViewLedger', postgresStores())
