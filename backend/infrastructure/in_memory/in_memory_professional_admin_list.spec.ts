import { professionalAdminListBehaviour } from '#application/ports/testing/professional_admin_list_behaviour.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import { InMemoryProfessionalAdminList } from './in_memory_professional_admin_list.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

professionalAdminListBehaviour(
  'InMemoryProfessionalRoster',
  inMemoryStores(),
  ({ professionals }) => new InMemoryProfessionalAdminList(professionals as InMemoryProfessionalRepository),
)
