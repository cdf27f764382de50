import { readLexicon } from '#search/lexicon/read_lexicon.ts'
import type { MunicipalityCatalogue } from '#application/ports/municipality_catalogue.ts'
import type { SearchableProfessional } from '#application/ports/testing/a_searchable_professional.ts'
import { SearchProfessionals } from '#application/professionals/search_professionals.ts'
import type { Professional } from '#domain/professionals/professional.ts'
import { aProfessional, aUuid } from '#domain/professionals/testing/a_professional.ts'
import { aLocation, anInsurance } from '#domain/professionals/testing/profile_part_builders.ts'
import { InMemoryMunicipalityCatalogue } from '#application/testing/in_memory_municipality_catalogue.ts'
import { InMemoryProfessionalDirectory } from '#application/testing/in_memory_professional_directory.ts'
import { InMemoryProfessionalRepository } from '#application/testing/in_memory_professional_repository.ts'
import { InMemoryProfessionalSearch } from '#application/testing/in_memory_professional_search.ts'
import { FixedClock } from '#application/testing/fixed_clock.ts'
import { InMemorySearchCounter } from '#application/testing/in_memory_search_counter.ts'
import { CountFacets } from '../facets/count_facets.ts'
import { InterpretQuery } from '../interpret/interpret_query.ts'
import { CriteriaReader, UnderstandSearch } from '../criteria/read_criteria.ts'
import { SoughtSpecialties, SoughtTerms } from '../suggest/sought_specialties.ts'
import { Suggest } from '../suggest/suggest.ts'

const municipalities: MunicipalityCatalogue = new InMemoryMunicipalityCatalogue()
const interpretQuery = new InterpretQuery({ municipalities, readLexicon })

/** The search use cases over these people, in memory. */
export async function aSearchApp(people: readonly SearchableProfessional[]) {
  const places = await municipalities.all()
  const cityOf = new Map(places.map(({ ibgeCode, name }) => [ibgeCode, name]))
  const professionals = people.map((one) => asProfessional(one, cityOf))
  const directory = new InMemoryProfessionalDirectory(
    InMemoryProfessionalRepository.holding(...professionals),
  )
  const search = InMemoryProfessionalSearch.holding(people, places)
  const criteria = new CriteriaReader({ interpretQuery, municipalities, search, directory })
  const searchCounter = new InMemorySearchCounter(new FixedClock())
  return {
    criteria,
    searchCounter,
    search: new SearchProfessionals({ criteria, search, directory }),
    facets: new CountFacets({ criteria, search, municipalities }),
    understand: new UnderstandSearch({ criteria, search }),
    suggest: new Suggest({
      interpretQuery,
      search,
      directory,
      sought: new SoughtSpecialties(searchCounter),
      soughtTerms: new SoughtTerms(searchCounter),
    }),
  }
}

function asProfessional(one: SearchableProfessional, cityOf: ReadonlyMap<number, string>): Professional {
  const named = (municipality: number | null) => cityOf.get(municipality ?? 0) ?? null
  return aProfessional({
    id: one.id,
    name: one.name,
    lastname: one.lastname,
    specialty: one.specialty,
    city: named(one.municipality),
    locations: one.places.map(({ municipality, state }, number) =>
      aLocation({ id: aUuid(number), professionalId: one.id, city: named(municipality), state }),
    ),
    crm: one.crm,
    state: one.state,
    blocked: one.isHidden,
    subscriptionLevel: one.isPremium ? 'premium' : 'free',
    insurances: one.insurers.map((insuranceName, number) =>
      anInsurance({ id: aUuid(number), professionalId: one.id, insuranceName }),
    ),
  })
}
