import { professionalDirectoryBehaviour } from '#application/ports/testing/professional_directory_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

professionalDirectoryBehaviour('InMemoryProfessionalDirectory', inMemoryStores())
