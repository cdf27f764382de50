import { retentionStoreBehaviour } from '#application/ports/testing/retention_store_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

retentionStoreBehaviour('InMemoryRetentionStore', inMemoryStores())
