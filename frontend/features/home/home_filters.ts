import { DAY_KEYS, type DayChoice } from '#domain/catalogue/weekdays.ts'
import { isMaxPrice } from '#domain/catalogue/price_limits.ts'
import type { ProfessionalQueryInput } from '#contract/professionals.ts'
import {
  ACCESS_KEYS,
  type AccessFeature,
  type Language,
  LANGUAGE_KEYS,
} from '#domain/catalogue/languages_and_access.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import { type DisplayGender, specialtyByName } from '#domain/catalogue/specialties.ts'
import { BY_RELEVANCE, readOrder, type ListOrder } from '#frontend/lib/list_order.ts'
import { paths } from '#frontend/paths.ts'

/** Number of professionals per step. */
export const HOME_PAGE_SIZE = 6

/** Filters and order of the home page's list; stored in the URL, so that back and forward work. */
export interface HomeFilters extends ListOrder {
  /** The free search field: 'cardiologista unimed campinas'. */
  q: string
  specialty: string
  location: string
  insurance: string
  presencial: boolean
  teleconsulta: boolean
  /** The professional's gender. */
  gender: DisplayGender | ''
  language: Language | ''
  accessibility: AccessFeature | ''
  day: DayChoice | ''
  /** Whole reais. */
  maxPrice: string
  newPatients: boolean
  /** Cities and states kept out: 'Campinas, SP; RJ'. */
  without: string
}

/** The values of the search bar. */
export type SearchDraft = Pick<HomeFilters, 'q' | 'specialty' | 'location'>

export const NO_FILTERS: HomeFilters = {
  q: '',
  specialty: '',
  location: '',
  insurance: '',
  presencial: false,
  teleconsulta: false,
  gender: '',
  language: '',
  accessibility: '',
  day: '',
  maxPrice: '',
  newPatients: false,
  without: '',
  ...BY_RELEVANCE,
}

const MAX_TEXT_LENGTH = 200

const text = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH)

/** Reads the URL; a specialty or insurer outside the catalogues is no filter. */
export function readHomeFilters(params: URLSearchParams): HomeFilters {
  return {
    q: text(params, 'q'),
    specialty: specialtyByName(text(params, 'specialty'))?.name ?? '',
    location: text(params, 'location'),
    insurance: insurerByName(text(params, 'insurance'))?.name ?? '',
    presencial: params.get('presencial') === 'true',
    teleconsulta: params.get('teleconsulta') === 'true',
    gender: oneOf(['feminino', 'masculino'], params.get('gender')),
    language: oneOf(LANGUAGE_KEYS, params.get('language')),
    accessibility: oneOf(ACCESS_KEYS, params.get('accessibility')),
    day: oneOf(DAY_KEYS, params.get('day')),
    maxPrice: isMaxPrice(text(params, 'maxPrice')) ? text(params, 'maxPrice') : '',
    newPatients: params.get('newPatients') === 'true',
    without: text(params, 'without'),
    ...readOrder(params),
  }
}

function oneOf<Key extends string>(keys: readonly Key[], word: string | null): Key | '' {
  return keys.find((key) => key === word) ?? ''
}

/** Returns the set filters for a URL or an API call. */
export function writtenFilters(filters: HomeFilters): Record<string, string> {
  const written = Object.entries(filters).map(([name, value]) => [name, value === false ? '' : String(value)])
  return Object.fromEntries(written.filter(([, value]) => value !== '')) as Record<string, string>
}

/** The same without the order. */
export function narrowingFilters(filters: HomeFilters): Record<string, string> {
  return writtenFilters({ ...filters, ...BY_RELEVANCE })
}

export function countFilters(filters: HomeFilters): number {
  return Object.keys(narrowingFilters(filters)).length
}

/** Returns whether anything is searched; otherwise the page shows featured professionals. */
export function isSearch(filters: HomeFilters): boolean {
  return countFilters(filters) > 0 || filters.near !== ''
}

const PAGES = 'pages'
const MAX_PAGES = 20

/** Returns the number of open pages in the URL. */
export function readPages(params: URLSearchParams): number {
  const typed = params.get(PAGES) ?? ''
  return /^\d{1,2}$/.test(typed) ? Math.min(MAX_PAGES, Math.max(1, Number(typed))) : 1
}

export function homeAddress(filters: HomeFilters, pages = 1): string {
  const query = new URLSearchParams(writtenFilters(filters))
  if (pages > 1) query.set(PAGES, String(Math.min(MAX_PAGES, pages)))
  return query.size > 0 ? `${paths.home}?${query.toString()}` : paths.home
}

/** Premium professionals only without a search; with one everyone, and on the first page the number of premium ones. */
export function homeListQuery(filters: HomeFilters, page: number): ProfessionalQueryInput {
  return {
    ...writtenFilters(filters),
    ...(!isSearch(filters) && { premium: 'true' }),
    ...(isSearch(filters) && page === 1 && { countPremium: 'true' }),
    include: 'details',
    limit: String(HOME_PAGE_SIZE),
    page: String(page),
  }
}
