import { professionalSearchBehaviour } from '#application/ports/testing/professional_search_behaviour.ts'
import { freshDatabase } from '#infrastructure/database/testing/fresh_database.ts'
import { loadProfessionals } from '../testing/load_professionals.ts'
import { openSearchPool } from './connections.ts'
import { PostgresProfessionalIndex } from './postgres_professional_index.ts'
import { PostgresProfessionalSearch } from './postgres_professional_search.ts'

professionalSearchBehaviour('postgresql', async (professionals) => {
  const fresh = await freshDatabase(2)
  const { database } = fresh
  await loadProfessionals(database, professionals)
  await new PostgresProfessionalIndex(database).refresh(professionals.map(({ id }) => id))
  const pool = openSearchPool({ url: database.url })
  return {
    search: new PostgresProfessionalSearch(pool),
    async close() {
      await pool.end()
      await fresh.drop()
    },
  }
})
