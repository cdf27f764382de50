import { photoStagingBehaviour } from '#application/ports/testing/photo_staging_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

photoStagingBehaviour('InMemoryPhotoStaging', inMemoryStores())
