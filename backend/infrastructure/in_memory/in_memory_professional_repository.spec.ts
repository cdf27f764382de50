import { professionalRepositoryBehaviour } from '#application/ports/testing/professional_repository_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

professionalRepositoryBehaviour('InMemoryProfessionalRepository', inMemoryStores())
