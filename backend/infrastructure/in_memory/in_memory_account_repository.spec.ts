import { accountRepositoryBehaviour } from '#application/ports/testing/account_repository_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

accountRepositoryBehaviour('InMemoryAccountRepository', inMemoryStores())
