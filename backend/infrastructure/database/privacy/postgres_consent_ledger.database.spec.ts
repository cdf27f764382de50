import { consentLedgerBehaviour } from '#application/ports/testing/consent_ledger_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

consentLedgerBehaviour('PostgresConsentLedger', postgresStores())
