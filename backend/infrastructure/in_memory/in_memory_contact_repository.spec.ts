import { contactRepositoryBehaviour } from '#application/ports/testing/contact_repository_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

contactRepositoryBehaviour('InMemoryContactRepository', inMemoryStores())
