import { contactRepositoryBehaviour } from '#application/ports/testing/contact_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

contactRepositoryBehaviour('PostgresContactRepository', postgresStores())
