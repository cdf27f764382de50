import { noticeLedgerBehaviour } from '#application/ports/testing/notice_ledger_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

noticeLedgerBehaviour('PostgresNoticeLedger', postgresStores())
