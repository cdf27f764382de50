import { professionalDirectoryBehaviour } from '#application/ports/testing/professional_directory_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

professionalDirectoryBehaviour('PostgresProfessionalDirectory', postgresStores())
