import { profileActivityBehaviour } from '#application/ports/testing/profile_activity_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

profileActivityBehaviour('InMemoryProfileActivity', inMemoryStores())
