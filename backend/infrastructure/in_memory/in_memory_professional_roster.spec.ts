import { professionalRosterBehaviour } from '#application/ports/testing/professional_roster_behaviour.ts'
import type { InMemoryProfessionalRepository } from './in_memory_professional_repository.ts'
import { InMemoryProfessionalRoster } from './in_memory_professional_roster.ts'
import { inMemoryStores } from './testing/in_memory_stores.ts'

professionalRosterBehaviour(
  'InMemoryProfessionalRoster',
  inMemoryStores(),
  ({ professionals }) => new InMemoryProfessionalRoster(professionals as InMemoryProfessionalRepository),
)
