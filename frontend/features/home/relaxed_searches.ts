import type { Facets } from '#contract/search.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { homeAddress, type HomeFilters, readHomeFilters } from './home_filters.ts'

interface RelaxedSearch {
  label: string
  to: string
}

const SHOWN = 3

/** What is given up; a part of the sentence is called as the filter that it stands for. */
const GIVEN_UP: Readonly<Record<string, string>> = {
  q: 'o texto buscado',
  text: 'o nome',
  license: 'o registro',
  specialty: 'a especialidade',
  location: 'a localização',
  place: 'a localização',
  state: 'a localização',
  city: 'a localização',
  insurance: 'o convênio',
  presencial: '“Presencial”',
  teleconsulta: '“Teleconsulta”',
  mode: 'escolher o atendimento',
  modes: 'escolher o atendimento',
  gender: 'escolher mulher ou homem',
  language: 'o idioma',
  accessibility: 'a acessibilidade',
}

/** A search that is left, with its city and state in the one field of this screen. */
function addressOf({ city, state, ...query }: Record<string, string>, kept: Partial<HomeFilters>): string {
  const location = [city, state].filter(Boolean).join(', ')
  const params = new URLSearchParams({ ...(location && { location }), ...query })
  return homeAddress({ ...readHomeFilters(params), ...kept })
}

type Relaxations = readonly Pick<Facets['relaxations'][number], 'filters' | 'count' | 'query'>[]

/** The searches that giving up a filter leads to, or two where one is not enough, most found first, with their exact counts. */
export function relaxedSearches({ sort, near }: HomeFilters, relaxations: Relaxations): RelaxedSearch[] {
  return relaxations
    .flatMap(({ filters, count, query }) => {
      const words = filters.flatMap((name) => GIVEN_UP[name.replace('q.', '')] ?? [])
      if (words.length < filters.length) return []
      const to = addressOf(query, { sort, near })
      return [{ label: `Sem ${words.join(' nem ')}: ${countProfessionals(count)}`, to }]
    })
    .slice(0, SHOWN)
}
