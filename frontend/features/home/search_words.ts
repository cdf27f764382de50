import { upToPrice } from '#domain/catalogue/price_limits.ts'
import { onDay } from '#domain/catalogue/weekdays.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import type { Interpretation } from '#contract/search.ts'
import { type AccessFeature, nameInSentence } from '#domain/catalogue/languages_and_access.ts'
import { inPlace, inShortPlace } from '#domain/catalogue/place_words.ts'
import {
  type DisplayGender,
  genderedSpecialty,
  specialtyByName,
  specialtyPlural,
} from '#domain/catalogue/specialties.ts'
import { cutText } from '#domain/shared/text.ts'
import type { HomeFilters } from './home_filters.ts'

const MAX_DESCRIPTION_LENGTH = 160

/** A search: the filters with everything understood in separate fields, and the recognized place. */
export interface Searched {
  filters: HomeFilters
  place: (Pick<Interpretation, 'city' | 'state'> & Partial<Pick<Interpretation, 'region'>>) | null
}

/** 'Cardiologistas em Campinas que atendem Unimed'. */
export function searchTitle(searched: Searched): string {
  const words = [who(searched.filters, null), ...circumstances(searched, false)].join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** '3 cardiologistas em Campinas, SP', '1 psicóloga em Campinas que atende Unimed': a single one in her gender; of nobody, the search. */
export function countWords(searched: Searched, total: number, only: DisplayGender = 'masculino'): string {
  if (total === 0) return searchTitle(searched)
  const isOne = total === 1
  const words = [who(searched.filters, isOne ? only : null), ...circumstances(searched, isOne)]
  return [formatNumber(total), ...words].join(' ')
}

/** Two sentences for the link preview of a search. */
export function searchDescription(searched: Searched, total: number | undefined): string {
  const found = total ? countWords(searched, total) : searchTitle(searched)
  return cutText(
    `${found}. Veja avaliações e convênios e fale direto com o profissional, sem cadastro.`,
    MAX_DESCRIPTION_LENGTH,
  )
}

/** The professionals in singular or plural; women or men if only they are searched. */
function who({ specialty, q, gender }: HomeFilters, only: DisplayGender | null): string {
  const known = specialtyByName(specialty)
  const sought = gender || 'masculino'
  const noun = known
    ? only
      ? genderedSpecialty(known.name, only)
      : specialtyPlural(known.name, sought)
    : only
      ? 'profissional'
      : 'profissionais'
  const isSaid = gender === 'feminino' && known !== null && known.feminine !== known.name
  const people = gender && !isSaid && !only && { feminino: 'mulheres', masculino: 'homens' }[gender]
  return [noun.toLowerCase(), people, q && `para “${q}”`].filter(Boolean).join(' ')
}

function circumstances({ filters, place }: Searched, isOne: boolean): string[] {
  const { insurance, language, accessibility, day, maxPrice, newPatients, near } = filters
  const attends = isOne ? 'que atende' : 'que atendem'
  return [
    placeWords(filters, place),
    insurance && `${attends} ${insurance === 'Outros' ? 'outros convênios' : insurance}`,
    modeWords(filters),
    language && `${isOne ? 'que fala' : 'que falam'} ${nameInSentence(language)}`,
    accessibility && accessWords(accessibility),
    day && `${attends} ${onDay(day)}`,
    maxPrice && `por ${upToPrice(Number(maxPrice), 'até')}`,
    newPatients ? `${isOne ? 'que aceita' : 'que aceitam'} novos pacientes` : '',
    near && 'perto de você',
  ].filter((words) => words !== '')
}

/** 'Acesso sem degraus' is what people search for; a ramp is one way to it. */
function accessWords(feature: AccessFeature): string {
  return `com ${feature === 'sem_degraus' ? 'acesso sem degraus' : nameInSentence(feature)}`
}

function placeWords({ location, insurance }: HomeFilters, place: Searched['place']): string {
  const here = (insurance ? inShortPlace : inPlace)(place ?? {}) || (place?.region && `na ${place.region}`)
  return here || (location && `em “${location}”`)
}

function modeWords({ presencial, teleconsulta }: HomeFilters): string {
  const modes = [presencial && 'atendimento presencial', teleconsulta && 'teleconsulta'].filter(Boolean)
  return modes.length > 0 ? `com ${modes.join(' ou ')}` : ''
}
