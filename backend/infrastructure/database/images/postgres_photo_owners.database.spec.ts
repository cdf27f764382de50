import { photoOwnersBehaviour } from '#application/ports/testing/photo_owners_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

photoOwnersBehaviour('PostgresPhotoOwners', postgresStores())
