import { retentionStoreBehaviour } from '#application/ports/testing/retention_store_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

retentionStoreBehaviour('PostgresRetentionStore', postgresStores())
