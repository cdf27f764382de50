import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { type Specialty, specialtyBySlug } from '#domain/catalogue/specialties.ts'
import { cityInPath, type CityInPath } from '#domain/catalogue/specialty_paths.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { listLoader } from './list_loader.ts'
import { ListLoading } from './list_loading.tsx'
import { ListPage } from './list_page.tsx'
import { countsOptions } from './list_queries.ts'
import { CityMissing, PageMissing, SpecialtyMissing } from './missing.tsx'
import { cityAmong, cityRead, cityReadingOptions } from './place/city_name.ts'
import { pageIn, stateIn } from './place/list_place.ts'
import { type ListView, viewIn } from './place/list_view.ts'
import './specialty_page.css'

/** The server waits for its data; the browser draws at once. */
export function screen(data: ScreenData): Screen {
  return { Component: SpecialtyPage, loader: listLoader(data, { waits: isServer }) }
}

/** They would be the pages of those who run the site. */
const NEVER_SPECIALTIES = new Set(['admin', 'administrador'])

function SpecialtyPage() {
  const { slug = '', city } = useParams()
  const specialty = specialtyBySlug(slug)
  const inPath = city === undefined ? null : cityInPath(city)
  if (NEVER_SPECIALTIES.has(slug)) return <PageMissing />
  if (!specialty) return <SpecialtyMissing />
  if (city !== undefined && !inPath) return <CityMissing specialty={specialty} />
  return <PlacedList specialty={specialty} inPath={inPath} />
}

interface Props {
  specialty: Specialty
  inPath: CityInPath | null
}

/** With and without a city it is one component, so that the filters stay as they are between the two. */
function PlacedList({ specialty, inPath }: Props) {
  const [params] = useSearchParams()
  const view = viewIn(params)
  const { name, isError, retry } = useCityName(
    { specialty, state: inPath?.state ?? stateIn(params), view },
    inPath,
  )
  const shown = { specialty, page: pageIn(params), view }
  if (!inPath) return <ListPage {...shown} place={{ state: stateIn(params), city: null }} />
  if (isError) return <ErrorState heading="h1" onRetry={retry} />
  if (name === undefined) return <ListLoading specialty={specialty} />
  if (name === null) return <CityMissing specialty={specialty} />
  const city = { name, slug: inPath.citySlug }
  return <ListPage {...shown} place={{ state: inPath.state, city }} />
}

interface Counted {
  specialty: Specialty
  state: StateCode | null
  view: ListView
}

/**
 * The city's name as it is written; null where there is no such city, undefined until that is known. The counts shown
 * before usually hold it, so that choosing a city leaves the page and its focus in place.
 */
function useCityName({ specialty, state, view }: Counted, inPath: CityInPath | null) {
  const api = usePublicApi()
  const city = inPath && { name: inPath.citySlug, slug: inPath.citySlug }
  const places = useQuery({
    ...countsOptions(api, { specialty, place: { state, city }, view }),
    placeholderData: keepPreviousData,
    enabled: inPath !== null,
  })
  const among = inPath && places.data ? cityAmong(places.data, inPath) : null
  const reading = useQuery({
    ...cityReadingOptions(api, inPath),
    enabled: inPath !== null && places.isFetched && !among,
  })
  const read = inPath && reading.data && cityRead(reading.data, inPath)
  return { name: among ?? read, isError: reading.isError, retry: () => void reading.refetch() }
}
