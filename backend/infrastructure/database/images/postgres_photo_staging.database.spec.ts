import { photoStagingBehaviour } from '#application/ports/testing/photo_staging_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

photoStagingBehaviour('PostgresPhotoStaging', postgresStores())
