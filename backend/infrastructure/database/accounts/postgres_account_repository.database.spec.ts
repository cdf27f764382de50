import { accountRepositoryBehaviour } from '#application/ports/testing/account_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

accountRepositoryBehaviour('PostgresAccountRepository', postgresStores())
