import { verificationRepositoryBehaviour } from '#application/ports/testing/verification_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

verificationRepositoryBehaviour('PostgresVerificationRepository', postgresStores())
