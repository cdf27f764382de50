import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router-dom'
import { specialtyBySlug, type Specialty } from '#domain/catalogue/specialties.ts'
import { cityInPath, type CityInPath } from '#domain/catalogue/specialty_paths.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { ErrorState } from '#frontend/ui/error_state.tsx'
import { placesOptions } from './list_queries.ts'
import { ListPage } from './list_page.tsx'
import { CityMissing, PageMissing, SpecialtyMissing } from './missing.tsx'
import { cityAmong, cityRead, cityReadingOptions } from './place/city_name.ts'
import { pageIn, stateIn } from './place/list_place.ts'
import './specialty_page.css'

/** They would be the pages of those who run the site (specification §2). */
const NEVER_SPECIALTIES = new Set(['admin', 'administrador'])

export function SpecialtyPage() {
  const { slug = '', city } = useParams()
  const [params] = useSearchParams()
  const specialty = specialtyBySlug(slug)
  if (NEVER_SPECIALTIES.has(slug)) return <PageMissing />
  if (!specialty) return <SpecialtyMissing />
  if (city !== undefined) return <CityPage specialty={specialty} segment={city} page={pageIn(params)} />
  return (
    <ListPage specialty={specialty} place={{ state: stateIn(params), city: null }} page={pageIn(params)} />
  )
}

interface CityPageProps {
  specialty: Specialty
  segment: string
  page: number
}

function CityPage({ specialty, segment, page }: CityPageProps) {
  const inPath = cityInPath(segment)
  if (!inPath) return <CityMissing specialty={specialty} />
  return <ExistingCityPage specialty={specialty} inPath={inPath} page={page} />
}

function ExistingCityPage({
  specialty,
  inPath,
  page,
}: {
  specialty: Specialty
  inPath: CityInPath
  page: number
}) {
  const { name, isError, retry } = useCityName(specialty, inPath)
  if (isError) return <ErrorState heading="h1" onRetry={retry} />
  if (name === null) return <CityMissing specialty={specialty} />
  const city = { name: name ?? '', slug: inPath.citySlug }
  return <ListPage specialty={specialty} place={{ state: inPath.state, city }} page={page} />
}

/** The city's name as it is written; null where there is no such city, undefined until that is known. */
function useCityName(specialty: Specialty, inPath: CityInPath) {
  const api = usePublicApi()
  const places = useQuery(placesOptions(api, specialty, inPath.state))
  const among = places.data ? cityAmong(places.data, inPath) : null
  const reading = useQuery({ ...cityReadingOptions(api, inPath), enabled: places.isFetched && !among })
  const read = reading.data && cityRead(reading.data, inPath)
  return { name: among ?? read, isError: reading.isError, retry: () => void reading.refetch() }
}
