import type { USER_SORTS, USER_TABS } from '#contract/admin.ts'
import { specialtyByName, specialtyBySlug } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { LAST_PAGE, MOST_COUNTED } from '#domain/shared/page_sizes.ts'
import { lastOpenPage, pageCalled } from '#frontend/lib/page_numbers.ts'

type UserTab = (typeof USER_TABS)[number]
export type UserSort = (typeof USER_SORTS)[number]

/** Filters and order of the users; stored in the URL, so that back and forward work. */
export interface UserList {
  tab: UserTab
  sort: UserSort
  /** Blank for no text. */
  search: string
  /** A catalogue name; blank for all. */
  specialty: string
  /** A state's code; blank for all. */
  state: string
  verified: 'yes' | 'no' | ''
  page: number
}

/** `word` is the URL's value. */
export const TABS: readonly { key: UserTab; label: string; word: string }[] = [
  { key: 'all', label: 'Todos', word: 'todos' },
  { key: 'free', label: 'Gratuitos', word: 'gratuitos' },
  { key: 'premium', label: 'Premium', word: 'premium' },
  { key: 'blocked', label: 'Bloqueados', word: 'bloqueados' },
]

export const SORTS: readonly { key: UserSort; label: string; word: string }[] = [
  { key: 'relevance', label: 'Relevância', word: 'relevancia' },
  { key: 'newest', label: 'Mais recentes', word: 'recentes' },
  { key: 'name', label: 'Nome (A–Z)', word: 'nome' },
  { key: 'rating', label: 'Maior nota', word: 'nota' },
  { key: 'views', label: 'Mais visitas', word: 'visitas' },
  { key: 'reviews', label: 'Mais avaliações', word: 'avaliacoes' },
]

const VERIFIED = { yes: 'sim', no: 'nao' } as const
const MAX_SEARCH_LENGTH = 100

/** Reads the list from the URL; unknown values count as defaults. */
export function listIn(address: URLSearchParams): UserList {
  const param = (name: string) => address.get(name) ?? ''
  const state = param('estado')
  const verified = param('verificado')
  return {
    tab: TABS.find(({ word }) => word === param('aba'))?.key ?? 'all',
    sort: SORTS.find(({ word }) => word === param('ordem'))?.key ?? 'relevance',
    search: param('busca').trim().slice(0, MAX_SEARCH_LENGTH),
    specialty: specialtyBySlug(param('especialidade'))?.name ?? '',
    state: isStateCode(state) ? state : '',
    verified: verified === VERIFIED.yes ? 'yes' : verified === VERIFIED.no ? 'no' : '',
    page: pageCalled(param('pagina')),
  }
}

/** The query string of a list; defaults are left out. */
export function toList({ tab, sort, search, specialty, state, verified, page }: UserList): string {
  const params: Record<string, string | undefined> = {
    aba: tab === 'all' ? '' : TABS.find(({ key }) => key === tab)?.word,
    busca: search.trim(),
    especialidade: specialtyByName(specialty)?.slug,
    estado: state,
    verificado: verified && VERIFIED[verified],
    ordem: sort === 'relevance' ? '' : SORTS.find(({ key }) => key === sort)?.word,
    pagina: page === 1 ? '' : String(page),
  }
  const pairs = Object.entries(params).filter((pair): pair is [string, string] => Boolean(pair[1]))
  return `?${new URLSearchParams(pairs).toString()}`
}

export const PAGE_SIZE = 25

export const lastPageOf = (total: number) => lastOpenPage(total, PAGE_SIZE)

/** Returns whether the last page that can be opened ends the list. */
export const isWholeList = ({ search }: UserList, total: number): boolean =>
  total <= LAST_PAGE * PAGE_SIZE && !(search && total === MOST_COUNTED)

/** The same list as the API takes it. */
export function queryOf({ tab, sort, search, specialty, state, verified, page }: UserList) {
  return {
    tab,
    sort,
    q: search,
    specialty,
    state,
    verified: verified && String(verified === 'yes'),
    page: String(page),
    limit: String(PAGE_SIZE),
  }
}

/** Returns whether filters besides the tab are set. */
export function hasFilters({ search, specialty, state, verified }: UserList): boolean {
  return [search, specialty, state, verified].some(Boolean)
}

export function withoutFilters({ tab, sort }: UserList): UserList {
  return { tab, sort, search: '', specialty: '', state: '', verified: '', page: 1 }
}
