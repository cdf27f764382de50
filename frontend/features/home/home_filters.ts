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

/** Specification §9. */
export const HOME_PAGE_SIZE = 6

/** What a patient may narrow and order the home list by. It lives in the address, so back and forward keep it. */
export interface HomeFilters extends ListOrder {
  /** The one free field: 'cardiologista unimed campinas'. */
  q: string
  specialty: string
  location: string
  insurance: string
  presencial: boolean
  teleconsulta: boolean
  /** Who is to be met: a woman or a man. */
  gender: DisplayGender | ''
  language: Language | ''
  accessibility: AccessFeature | ''
}

/** What the fields of the search bar hold. */
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
  ...BY_RELEVANCE,
}

const MAX_TEXT_LENGTH = 200

const text = (params: URLSearchParams, name: string) =>
  (params.get(name) ?? '').trim().slice(0, MAX_TEXT_LENGTH)

/** Reads an address; a specialty or insurer outside the catalogues is no filter. */
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
    ...readOrder(params),
  }
}

function oneOf<Key extends string>(keys: readonly Key[], word: string | null): Key | '' {
  return keys.find((key) => key === word) ?? ''
}

/** The filters that say something, as an address or a call writes them. */
export function writtenFilters(filters: HomeFilters): Record<string, string> {
  const written = Object.entries(filters).map(([name, value]) => [name, value === false ? '' : String(value)])
  return Object.fromEntries(written.filter(([, value]) => value !== '')) as Record<string, string>
}

/** Those that narrow the list: without its order. */
export function narrowingFilters(filters: HomeFilters): Record<string, string> {
  return writtenFilters({ ...filters, ...BY_RELEVANCE })
}

export function countFilters(filters: HomeFilters): number {
  return Object.keys(narrowingFilters(filters)).length
}

/** Whether somebody looks for anything; without it the page shows who is featured. */
export function isSearch(filters: HomeFilters): boolean {
  return countFilters(filters) > 0 || filters.near !== ''
}

const PAGES = 'pages'
const MAX_PAGES = 20

/** How many pages of the list the address opens. */
export function readPages(params: URLSearchParams): number {
  const typed = params.get(PAGES) ?? ''
  return /^\d{1,2}$/.test(typed) ? Math.min(MAX_PAGES, Math.max(1, Number(typed))) : 1
}

export function homeAddress(filters: HomeFilters, pages = 1): string {
  const query = new URLSearchParams(writtenFilters(filters))
  if (pages > 1) query.set(PAGES, String(Math.min(MAX_PAGES, pages)))
  return query.size > 0 ? `${paths.home}?${query.toString()}` : paths.home
}

/** Premium professionals only until somebody searches: then everyone, and on the first page how many are premium. */
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
