import { viewLedgerBehaviour } from '#application/ports/testing/view_ledger_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

viewLedgerBehaviour('PostgresViewLedger', postgresStores())
