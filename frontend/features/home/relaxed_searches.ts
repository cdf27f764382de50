import type { Facets } from '#contract/search.ts'
import { BY_RELEVANCE, type ListOrder } from '#frontend/lib/list_order.ts'
import { paths } from '#frontend/paths.ts'
import { NO_FILTERS, homeAddress, type HomeFilters } from './home_filters.ts'

interface RelaxedSearch {
  label: string
  to: string
}

const SHOWN = 3

const FILTER_WORDS: Readonly<Record<Exclude<keyof HomeFilters, keyof ListOrder>, string>> = {
  q: 'o texto buscado',
  specialty: 'a especialidade',
  location: 'a localização',
  insurance: 'o convênio',
  presencial: '“Presencial”',
  teleconsulta: '“Teleconsulta”',
}

const isNarrowing = (name: string): name is keyof typeof FILTER_WORDS => name in FILTER_WORDS

const people = (count: number) =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? 'profissional' : 'profissionais'}`

/** Without the home's own premium rule, the specialty's page lists everyone; only where nothing else narrows it. */
function everyoneOfSpecialty(filters: HomeFilters, count: number): RelaxedSearch[] {
  const isSpecialtyAlone =
    homeAddress({ ...filters, ...BY_RELEVANCE }) ===
    homeAddress({ ...NO_FILTERS, specialty: filters.specialty })
  if (!filters.specialty || !isSpecialtyAlone) return []
  return [{ label: `Ver ${people(count)} de ${filters.specialty}`, to: paths.specialty(filters.specialty) }]
}

/** The searches that giving up one filter leads to, most found first, with their exact counts. */
export function relaxedSearches(filters: HomeFilters, relaxations: Facets['relaxations']): RelaxedSearch[] {
  return relaxations
    .flatMap(({ filter, count }) => {
      if (filter === 'premium') return everyoneOfSpecialty(filters, count)
      if (!isNarrowing(filter)) return []
      const to = homeAddress({ ...filters, [filter]: NO_FILTERS[filter] })
      return [{ label: `Sem ${FILTER_WORDS[filter]}: ${people(count)}`, to }]
    })
    .slice(0, SHOWN)
}
