import { professionalSearchBehaviour } from '#application/ports/testing/professional_search_behaviour.ts'
import { InMemoryMunicipalityCatalogue } from './in_memory_municipality_catalogue.ts'
import { InMemoryProfessionalSearch } from './in_memory_professional_search.ts'

professionalSearchBehaviour('in memory', async (professionals) => {
  const municipalities = await new InMemoryMunicipalityCatalogue().all()
  return {
    search: InMemoryProfessionalSearch.holding(professionals, municipalities),
    close: async () => {},
  }
})
