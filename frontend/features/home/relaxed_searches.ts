import type { Facets } from '#contract/search.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import type { ListOrder } from '#frontend/lib/list_order.ts'
import { NO_FILTERS, homeAddress, type HomeFilters } from './home_filters.ts'

interface RelaxedSearch {
  label: string
  to: string
}

const SHOWN = 3

type Narrowing = Exclude<keyof HomeFilters, keyof ListOrder>

/** The filters that each relaxation gives up, and their name. */
const GIVEN_UP: Readonly<Record<Narrowing | 'modes', { words: string; filters: readonly Narrowing[] }>> = {
  q: { words: 'Sem o texto buscado', filters: ['q'] },
  specialty: { words: 'Sem a especialidade', filters: ['specialty'] },
  location: { words: 'Sem a localização', filters: ['location'] },
  insurance: { words: 'Sem o convênio', filters: ['insurance'] },
  presencial: { words: 'Sem “Presencial”', filters: ['presencial'] },
  teleconsulta: { words: 'Sem “Teleconsulta”', filters: ['teleconsulta'] },
  modes: { words: 'Sem escolher o atendimento', filters: ['presencial', 'teleconsulta'] },
}

const isNarrowing = (name: string): name is keyof typeof GIVEN_UP => name in GIVEN_UP

/** The searches that giving up one filter leads to, most found first, with their exact counts. */
export function relaxedSearches(filters: HomeFilters, relaxations: Facets['relaxations']): RelaxedSearch[] {
  return relaxations
    .flatMap(({ filter, count }) => {
      if (!isNarrowing(filter)) return []
      const { words, filters: givenUp } = GIVEN_UP[filter]
      const without = Object.fromEntries(givenUp.map((name) => [name, NO_FILTERS[name]]))
      return [
        { label: `${words}: ${countProfessionals(count)}`, to: homeAddress({ ...filters, ...without }) },
      ]
    })
    .slice(0, SHOWN)
}
