import { isMaxPrice } from '#domain/catalogue/price_limits.ts'
import { DAY_KEYS, type DayChoice } from '#domain/catalogue/weekdays.ts'
import type { PublicApi } from '#contract/public_api.ts'
import type { Facets, Interpretation } from '#contract/search.ts'
import {
  ACCESS_KEYS,
  type AccessFeature,
  type Language,
  LANGUAGE_KEYS,
} from '#domain/catalogue/languages_and_access.ts'
import { insurerByName } from '#domain/catalogue/insurers.ts'
import type { Specialty } from '#domain/catalogue/specialties.ts'
import type { CityInPath } from '#domain/catalogue/specialty_paths.ts'
import { isStateCode, type StateCode, stateName } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { interpretationOptions } from '#frontend/api/search.ts'
import { BY_RELEVANCE, type ListOrder, readOrder, writtenOrder } from '#frontend/lib/list_order.ts'
import { paths } from '#frontend/paths.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'

/** The list's place: the country, a state, or a city. */
export interface ListPlace {
  state: StateCode | null
  /** Only with its state. */
  city: { name: string; slug: string } | null
}

/** The list, with everything in its URL. */
export interface ShownList {
  specialty: Specialty
  place: ListPlace
  /** From 1. */
  page: number
  view: ListView
}

type Addressed = Omit<ShownList, 'view'> & Partial<Pick<ShownList, 'view'>>

/** The API's limit (contract of `page`). */
export const LAST_PAGE = 1_000

/** Returns the canonical path of a list: a city is in the path, all else in the query. */
export function listPath({ specialty, place: { state, city }, page, view = PLAIN_VIEW }: Addressed): string {
  const path =
    city && state ? paths.specialtyInCity(specialty.name, city.name, state) : paths.specialty(specialty.name)
  const query = new URLSearchParams({ ...(state && !city && { state }), ...writtenView(view) })
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? path : `${path}?${query.toString()}`
}

/** `all` and unknown states are no filter. */
export function stateIn(params: URLSearchParams): StateCode | null {
  const code = params.get('state') ?? ''
  return isStateCode(code) ? code : null
}

/** Anything but an integer from 1 to 1,000 means the first page. */
export function pageIn(params: URLSearchParams): number {
  const text = params.get('page') ?? ''
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1
  return page >= 1 && page <= LAST_PAGE ? page : 1
}

/** Further filters of a list, and its order; stored in the query. */
export interface ListView extends ListOrder {
  insurance: string
  presencial: boolean
  teleconsulta: boolean
  language: Language | ''
  accessibility: AccessFeature | ''
  day: DayChoice | ''
  /** Whole reais. */
  maxPrice: string
  newPatients: boolean
}

export const PLAIN_VIEW: ListView = {
  insurance: '',
  presencial: false,
  teleconsulta: false,
  language: '',
  accessibility: '',
  day: '',
  maxPrice: '',
  newPatients: false,
  ...BY_RELEVANCE,
}

/** Values outside the catalogues are no filter. */
export function viewIn(params: URLSearchParams): ListView {
  return {
    insurance: insurerByName(params.get('insurance') ?? '')?.name ?? '',
    presencial: params.get('presencial') === 'true',
    teleconsulta: params.get('teleconsulta') === 'true',
    language: LANGUAGE_KEYS.find((key) => key === params.get('language')) ?? '',
    accessibility: ACCESS_KEYS.find((key) => key === params.get('accessibility')) ?? '',
    day: DAY_KEYS.find((key) => key === params.get('day')) ?? '',
    maxPrice: [params.get('maxPrice') ?? ''].find(isMaxPrice) ?? '',
    newPatients: params.get('newPatients') === 'true',
    ...readOrder(params),
  }
}

/** Returns the set filters for a URL or an API call. */
export function writtenNarrowing({
  insurance,
  presencial,
  teleconsulta,
  language,
  accessibility,
  day,
  maxPrice,
  newPatients,
}: ListView): Record<string, string> {
  return {
    ...(insurance && { insurance }),
    ...(presencial && { presencial: 'true' }),
    ...(teleconsulta && { teleconsulta: 'true' }),
    ...(language && { language }),
    ...(accessibility && { accessibility }),
    ...(day && { day }),
    ...(maxPrice && { maxPrice }),
    ...(newPatients && { newPatients: 'true' }),
  }
}

export function writtenView(view: ListView): Record<string, string> {
  return { ...writtenNarrowing(view), ...writtenOrder(view) }
}

/** Returns whether only the place is set: the list that search engines index. */
export function isPlain(view: ListView): boolean {
  return Object.keys(writtenView(view)).length === 0
}

/** Returns the city's name from the facets; null if it is not among them. */
export function cityAmong({ cities }: Facets, { citySlug, state }: CityInPath): string | null {
  return cities.find((each) => each.state === state && slugify(each.city) === citySlug)?.city ?? null
}

/** Asks which municipality the URL names, even one without professionals. */
export function cityReadingOptions(api: PublicApi, inPath: CityInPath | null) {
  const location = inPath ? `${inPath.citySlug.replaceAll('-', ' ')}, ${inPath.state}` : ''
  return interpretationOptions(api, { location })
}

/** Returns the recognized name; null if it is another one, since a misspelt URL has no page. */
export function cityRead({ city, state }: Interpretation, given: CityInPath): string | null {
  return city && state === given.state && slugify(city) === given.citySlug ? city : null
}

export interface NearbyPlace {
  label: string
  to: string
  count: number
}

/** Maximum number of links, to keep pages short; the filter has every city. */
const MAX_LINKED = 100

const byCount = (one: NearbyPlace, other: NearbyPlace) => other.count - one.count

/** Returns at most 100 other places with matches, most first: cities of the shown state, or all states. */
export function nearbyPlaces(shown: ShownList, places: Facets): NearbyPlace[] {
  const found = shown.place.state ? otherCities(shown, places) : statesWithSomebody(shown, places)
  return found
    .filter(({ count }) => count > 0)
    .toSorted(byCount)
    .slice(0, MAX_LINKED)
}

function otherCities(shown: ShownList, { cities }: Facets): NearbyPlace[] {
  const { state } = shown.place
  return cities
    .filter((each) => each.state === state && each.city !== shown.place.city?.name)
    .map(({ city, count }) => ({
      label: city,
      to: listPath({ ...shown, place: { state, city: { name: city, slug: slugify(city) } }, page: 1 }),
      count,
    }))
}

function statesWithSomebody(shown: ShownList, { states }: Facets): NearbyPlace[] {
  return states.flatMap(({ state, count }) =>
    isStateCode(state)
      ? [
          {
            label: stateName(state),
            to: listPath({ ...shown, place: { state, city: null }, page: 1 }),
            count,
          },
        ]
      : [],
  )
}

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
  maxPrice: ({ view }) => ({ words: 'Por qualquer preço', change: { view: { ...view, maxPrice: '' } } }),
  newPatients: ({ view }) => ({
    words: 'Sem “Aceita novos pacientes”',
    change: { view: { ...view, newPatients: false } },
  }),
  day: ({ view }) => ({ words: 'Em qualquer dia', change: { view: { ...view, day: '' } } }),
  modes: ({ view }) => ({
    words: 'Sem escolher o atendimento',
    change: { view: { ...view, presencial: false, teleconsulta: false } },
  }),
}

/** Returns the lists without one filter, most found first, with exact counts. */
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
