import { postImportLedgerBehaviour } from '#application/ports/testing/post_import_ledger_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

postImportLedgerBehaviour('PostgresPostImportLedger', postgresStores())
