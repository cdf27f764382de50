import { Button } from '@radix-ui/themes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type LucideIcon, MapPinOff, SearchX } from 'lucide-react'
import { useParams, useSearchParams, Link } from 'react-router-dom'
import { type Specialty, specialtyBySlug, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { cityInPath, type CityInPath } from '#domain/catalogue/specialty_paths.ts'
import type { StateCode } from '#domain/catalogue/states.ts'
import { isServer, type Screen, type ScreenData } from '#frontend/lib/screen.ts'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { paths } from '#frontend/paths.ts'
import { ErrorState, StatusMessage } from '#frontend/ui/page/status_message.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { countsOptions, listLoader } from './list_queries.ts'
import { ListPage } from './list_page.tsx'
import {
  cityAmong,
  cityRead,
  cityReadingOptions,
  type ListView,
  pageIn,
  stateIn,
  viewIn,
} from './list_place.ts'
import { CardSkeletons } from './results/results.tsx'
import './specialty_screen.css'

/** The page until its city's name is known. */
export function ListLoading({ specialty }: { specialty: Specialty }) {
  const plural = specialtyPlural(specialty.name)
  return (
    <div className="page-width specialty-screen stack gap-5">
      <PageHead title={plural} />
      <h1 className="page-title specialty-title breakable">{plural}</h1>
      <output className="specialty-count semibold">Buscando profissionais…</output>
      <CardSkeletons />
    </div>
  )
}

interface MissingProps {
  title: string
  description: string
  Icon?: LucideIcon
  way: { label: string; to: string }
}

function Missing({ title, description, Icon = SearchX, way }: MissingProps) {
  return (
    <>
      <PageHead title={title} robots="noindex,nofollow" />
      <StatusMessage heading="h1" title={title} description={description} icon={<Icon size={28} />}>
        <Button size="3" asChild>
          <Link to={way.to}>{way.label}</Link>
        </Button>
        <Button size="3" variant="soft" asChild>
          <Link to={paths.home}>Buscar profissionais</Link>
        </Button>
      </StatusMessage>
    </>
  )
}

const TO_SPECIALTIES = { label: 'Ver especialidades', to: paths.specialties }

export function PageMissing() {
  return (
    <Missing
      title="Página não encontrada"
      description="Não há nada neste endereço. Que tal começar pelas especialidades?"
      way={TO_SPECIALTIES}
    />
  )
}

export function SpecialtyMissing() {
  return (
    <Missing
      title="Especialidade não encontrada"
      description="Confira o endereço ou escolha uma das especialidades da lista."
      way={TO_SPECIALTIES}
    />
  )
}

export function CityMissing({ specialty }: { specialty: Specialty }) {
  return (
    <Missing
      title="Cidade não encontrada"
      description="Não conhecemos uma cidade com este nome neste estado. Escolha o estado e a cidade nos filtros."
      Icon={MapPinOff}
      way={{
        label: `Ver ${specialtyPlural(specialty.name).toLowerCase()}`,
        to: paths.specialty(specialty.name),
      }}
    />
  )
}

/** The server waits for its data; the browser renders at once. */
export function screen(data: ScreenData): Screen {
  return { Component: SpecialtyPage, loader: listLoader(data, { waits: isServer }) }
}

/** First path segments that belong to administration. */
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

/** The same component with and without a city, so that the filters keep their state between the two. */
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
 * The city's name; null for an unknown city, undefined while loading. The counts shown before usually contain it, so
 * that choosing a city keeps the page and its focus.
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
