import { passwordResetRepositoryBehaviour } from '#application/ports/testing/password_reset_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

passwordResetRepositoryBehaviour('PostgresPasswordResetRepository', postgresStores())
