import { searchCounterBehaviour } from '#application/ports/testing/search_counter_behaviour.ts'
import { postgresStores } from '../testing/postgres_stores.ts'

searchCounterBehaviour('PostgresSearchCounter', postgresStores())
