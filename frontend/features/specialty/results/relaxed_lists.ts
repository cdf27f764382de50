import type { Facets } from '#contract/search.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { listPath, type ShownList } from '../list_place.ts'

interface RelaxedList {
  label: string
  to: string
}

type Relaxing = (shown: ShownList) => { words: string; change: Partial<ShownList> } | null

const WITHOUT: Readonly<Record<string, Relaxing>> = {
  city: ({ place: { state } }) => ({
    words: `Em todo o estado (${state})`,
    change: { place: { state, city: null } },
  }),
  state: ({ place: { city } }) =>
    city ? null : { words: 'Em todo o Brasil', change: { place: { state: null, city: null } } },
  insurance: ({ view }) => ({ words: 'Sem o convênio', change: { view: { ...view, insurance: '' } } }),
  presencial: ({ view }) => ({ words: 'Sem “Presencial”', change: { view: { ...view, presencial: false } } }),
  teleconsulta: ({ view }) => ({
    words: 'Sem “Teleconsulta”',
    change: { view: { ...view, teleconsulta: false } },
  }),
  language: ({ view }) => ({ words: 'Sem o idioma', change: { view: { ...view, language: '' } } }),
  accessibility: ({ view }) => ({
    words: 'Sem a acessibilidade',
    change: { view: { ...view, accessibility: '' } },
  }),
  modes: ({ view }) => ({
    words: 'Sem escolher o atendimento',
    change: { view: { ...view, presencial: false, teleconsulta: false } },
  }),
}

/** The lists that giving up one filter leads to, most found first, with their exact counts. */
export function relaxedLists(
  shown: ShownList,
  relaxations: readonly Pick<Facets['relaxations'][number], 'filter' | 'count'>[],
): RelaxedList[] {
  return relaxations.flatMap(({ filter, count }) => {
    const relaxed = WITHOUT[filter]?.(shown)
    if (!relaxed) return []
    const to = listPath({ ...shown, page: 1, ...relaxed.change })
    return [{ label: `${relaxed.words}: ${countProfessionals(count)}`, to }]
  })
}
