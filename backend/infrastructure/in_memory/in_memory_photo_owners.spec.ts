import { photoOwnersBehaviour } from '#application/ports/testing/photo_owners_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

photoOwnersBehaviour('InMemoryPhotoOwners', inMemoryStores())
