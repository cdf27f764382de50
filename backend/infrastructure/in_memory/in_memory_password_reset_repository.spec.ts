import { passwordResetRepositoryBehaviour } from '#application/ports/testing/password_reset_repository_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

passwordResetRepositoryBehaviour('InMemoryPasswordResetRepository', inMemoryStores())
