import { professionalRosterBehaviour } from '#application/ports/testing/professional_roster_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'
import { PostgresProfessionalRoster } from './postgres_professional_roster.ts'

const stores = postgresStores()

professionalRosterBehaviour(
  'PostgresProfessionalRoster',
  stores,
  () => new PostgresProfessionalRoster(stores.database()),
)
