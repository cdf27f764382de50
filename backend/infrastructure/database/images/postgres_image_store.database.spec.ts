import { imageStoreBehaviour } from '#application/ports/testing/image_store_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

imageStoreBehaviour('PostgresImageStore', postgresStores())
