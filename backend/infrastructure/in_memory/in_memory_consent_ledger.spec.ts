import { consentLedgerBehaviour } from '#application/ports/testing/consent_ledger_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

consentLedgerBehaviour('InMemoryConsentLedger', inMemoryStores())
