import { professionalRepositoryBehaviour } from '#application/ports/testing/professional_repository_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

professionalRepositoryBehaviour('PostgresProfessionalRepository', postgresStores())
