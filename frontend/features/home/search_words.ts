import type { Interpretation } from '#contract/search.ts'
import { inPlace } from '#domain/catalogue/place_words.ts'
import { specialtyByName, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import type { HomeFilters } from './home_filters.ts'

const LONGEST_DESCRIPTION = 160

/** What was searched: the filters with everything that was understood in its own field, and the place that was read. */
export interface Searched {
  filters: HomeFilters
  place: Pick<Interpretation, 'city' | 'state'> | null
}

/** 'Cardiologistas em Campinas, SP que atendem Unimed'. */
export function searchTitle(searched: Searched): string {
  const words = [who(searched.filters, false), ...circumstances(searched, false)].join(' ')
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}

/** '3 cardiologistas em Campinas, SP que atendem Unimed'. */
export function countWords(searched: Searched, total: number): string {
  if (total === 0) return 'Nenhum profissional encontrado'
  const isOne = total === 1
  const words = [who(searched.filters, isOne), ...circumstances(searched, isOne)]
  return [total.toLocaleString('pt-BR'), ...words].join(' ')
}

/** Two sentences for who gets the address of a search. */
export function searchDescription(searched: Searched, total: number | undefined): string {
  const found = total ? countWords(searched, total) : searchTitle(searched)
  return cutText(
    `${found}. Veja avaliações e convênios e fale direto com o profissional, sem cadastro.`,
    LONGEST_DESCRIPTION,
  )
}

function who({ specialty, q }: HomeFilters, isOne: boolean): string {
  const known = specialtyByName(specialty)?.name
  const noun = known ? (isOne ? known : specialtyPlural(known)) : isOne ? 'profissional' : 'profissionais'
  return [noun.toLocaleLowerCase('pt-BR'), q && `para “${q}”`].filter(Boolean).join(' ')
}

function circumstances({ filters, place }: Searched, isOne: boolean): string[] {
  const { insurance, near } = filters
  const attends = isOne ? 'que atende' : 'que atendem'
  return [
    placeWords(filters, place),
    insurance && `${attends} ${insurance === 'Outros' ? 'outros convênios' : insurance}`,
    modeWords(filters),
    near && 'perto de você',
  ].filter((words) => words !== '')
}

function placeWords({ location }: HomeFilters, place: Searched['place']): string {
  return inPlace(place ?? {}) || (location && `em “${location}”`)
}

function modeWords({ presencial, teleconsulta }: HomeFilters): string {
  const modes = [presencial && 'atendimento presencial', teleconsulta && 'teleconsulta'].filter(Boolean)
  return modes.length > 0 ? `com ${modes.join(' ou ')}` : ''
}
