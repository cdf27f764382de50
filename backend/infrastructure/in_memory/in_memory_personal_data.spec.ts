import { personalDataBehaviour } from '#application/ports/testing/personal_data_behaviour.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

personalDataBehaviour('InMemoryPersonalData', inMemoryStores())
