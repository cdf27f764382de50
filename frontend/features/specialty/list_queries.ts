import { queryOptions } from '@tanstack/react-query'
import { data as respond, redirect } from 'react-router-dom'
import type { PublicApi } from '#contract/public_api.ts'
import { type Specialty, specialtyBySlug } from '#domain/catalogue/specialties.ts'
import { cityInPath } from '#domain/catalogue/specialty_paths.ts'
import { slugify } from '#domain/shared/slug.ts'
import { facetsOptions, professionalsOptions } from '#frontend/api/professionals.ts'
import { codeOf } from '#frontend/loading/lost_code.ts'
import type { ScreenData, ScreenRequest } from '#frontend/lib/screen.ts'
import {
  cityAmong,
  cityRead,
  cityReadingOptions,
  LAST_PAGE,
  listPath,
  type ListPlace,
  pageIn,
  type ShownList,
  stateIn,
  viewIn,
  writtenNarrowing,
  writtenView,
} from './list_place.ts'

export const PAGE_SIZE = 24

/** One page of all visible professionals in the place. */
export function listOptions(api: PublicApi, { specialty, place, page, view }: ShownList) {
  return professionalsOptions(api, {
    specialty: specialty.name,
    ...placeQuery(place),
    ...writtenView(view),
    include: 'details',
    limit: String(PAGE_SIZE),
    page: String(page),
  })
}

/** Number of matches for each place, insurer and mode; with none at all, which filter to relax. */
export function countsOptions(api: PublicApi, { specialty, place, view }: Omit<ShownList, 'page'>) {
  return facetsOptions(api, { specialty: specialty.name, ...placeQuery(place), ...writtenNarrowing(view) })
}

/** The text on the specialty: one of 35, so that a page does not load the others (5 KB). */
export function aboutOptions({ name }: Specialty) {
  return queryOptions({
    queryKey: ['specialty-text', name],
    queryFn: async () => (await codeOf(() => import('./specialty_texts.ts'))).SPECIALTY_TEXTS[name],
  })
}

/** At most the API's last page. */
export function lastPage(total: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / PAGE_SIZE)))
}

function placeQuery({ state, city }: ListPlace) {
  return { ...(state && { state }), ...(city && { city: city.slug }) }
}

const NOT_FOUND = respond(null, { status: 404 })

/** If it waits, failures are thrown; otherwise the page shows skeletons and the failures. */
export function listLoader(data: ScreenData, { waits }: { waits: boolean }) {
  return async ({ request, params: { slug = '', city } }: ScreenRequest) => {
    const specialty = specialtyBySlug(slug)
    const inPath = city === undefined ? null : cityInPath(city)
    if (!specialty || (city !== undefined && !inPath)) return NOT_FOUND
    const { searchParams } = new URL(request.url)
    const shown = {
      specialty,
      place: {
        state: inPath?.state ?? stateIn(searchParams),
        city: inPath && { name: inPath.citySlug, slug: inPath.citySlug },
      },
      page: pageIn(searchParams),
      view: viewIn(searchParams),
    }
    if (waits) return loadWhole(data, shown, searchParams.get('city'))
    loadParts(data, shown).catch(shownByThePage)
    return null
  }
}

/** The queries store their failures, which the page shows. */
const shownByThePage = () => undefined

/** Loads everything with the right status: 404 for an unknown city, a redirect for another URL. */
async function loadWhole(data: ScreenData, shown: ShownList, chosenCity: string | null) {
  const { place } = shown
  if (!place.city && place.state && chosenCity) {
    return redirect(await addressOfChoice(data, shown, { citySlug: slugify(chosenCity), state: place.state }))
  }
  const [list] = await loadParts(data, shown)
  if (place.city && !(await isCity(data, shown, place.city.slug))) return NOT_FOUND
  const last = lastPage(list.total)
  return shown.page > last ? redirect(listPath({ ...shown, page: last })) : null
}

function loadParts({ api, queryClient }: ScreenData, shown: ShownList) {
  return Promise.all([
    queryClient.ensureQueryData(listOptions(api, shown)),
    queryClient.ensureQueryData(countsOptions(api, shown)),
    queryClient.prefetchQuery(aboutOptions(shown.specialty)),
  ])
}

/** Loads what the page needs too: first the facets, and only if needed the catalogue. */
async function isCity(
  { api, queryClient }: ScreenData,
  shown: ShownList,
  citySlug: string,
): Promise<boolean> {
  const { state } = shown.place
  if (!state) return false
  const places = await queryClient.ensureQueryData(countsOptions(api, shown))
  if (cityAmong(places, { citySlug, state })) return true
  const reading = await queryClient.ensureQueryData(cityReadingOptions(api, { citySlug, state }))
  return cityRead(reading, { citySlug, state }) !== null
}

type Choice = Parameters<typeof cityRead>[1]

/** For filters sent without JavaScript: drops a city of another state. */
async function addressOfChoice({ api, queryClient }: ScreenData, shown: ShownList, choice: Choice) {
  const name = cityRead(await queryClient.ensureQueryData(cityReadingOptions(api, choice)), choice)
  const city = name === null ? null : { name, slug: choice.citySlug }
  return listPath({ ...shown, place: { state: choice.state, city }, page: 1 })
}
