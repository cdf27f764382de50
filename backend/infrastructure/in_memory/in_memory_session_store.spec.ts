import { sessionStoreBehaviour } from '#application/ports/testing/session_store_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

sessionStoreBehaviour('InMemorySessionStore', inMemoryStores())
