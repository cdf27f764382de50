import { imageStoreBehaviour } from '#application/ports/testing/image_store_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

imageStoreBehaviour('InMemoryImageStore', inMemoryStores())
