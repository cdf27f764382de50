import { profileActivityBehaviour } from '#application/ports/testing/profile_activity_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

profileActivityBehaviour('PostgresProfileActivity', postgresStores())
