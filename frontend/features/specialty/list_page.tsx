import { Link } from 'react-router-dom'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProfessionalsPage } from '#contract/public_api.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { rememberCity } from '#frontend/lib/last_city.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { Breadcrumb } from '#frontend/ui/page/breadcrumb.tsx'
import { paths } from '#frontend/paths.ts'
import { softHyphens } from '#frontend/lib/soft_hyphens.ts'
import { ElsewhereLinks } from '#frontend/ui/page/elsewhere_links.tsx'
import { PageHead } from '#frontend/ui/page/page_head.tsx'
import { SpecialtyIcon } from '#frontend/ui/page/specialty_icon.tsx'
import type { ProfessionalCard } from '#contract/professionals.ts'
import { inPlace, inState } from '#domain/catalogue/place_words.ts'
import { genderedSpecialty, type Specialty, specialtyPlural } from '#domain/catalogue/specialties.ts'
import { formatNumber } from '#domain/shared/numbers.ts'
import { cutText } from '#domain/shared/text.ts'
import { countProfessionals, professionalName } from '#frontend/lib/professional_words.ts'
import { CollapsedLinks } from '#frontend/ui/page/collapsed_links.tsx'
import {
  nearbyPlaces,
  isPlain,
  listPath,
  PLAIN_VIEW,
  type ShownList,
  type ListPlace,
  type NearbyPlace,
} from './list_place.ts'
import { countsOptions, lastPage, listOptions, aboutOptions } from './list_queries.ts'
import { AppliedFilters, NarrowFilters, WideFilters } from './results/filters.tsx'
import { Results } from './results/results.tsx'
import { crumbsOf, descriptionOf, headingOf, listMarkup, priceRange, titleOf } from './seo.ts'

function AboutSpecialty({ specialty }: { specialty: Specialty }) {
  const { data: text } = useQuery(aboutOptions(specialty))
  if (!text) return null
  return (
    <section className="specialty-about stack gap-3 p-5 mt-4" aria-labelledby="sobre-titulo">
      <h2 id="sobre-titulo" className="specialty-section-title">
        {softHyphens(specialty.name)}: o que faz e quando procurar
      </h2>
      <p className="measure">{text}</p>
      <p className="quiet small">
        Este texto é informativo e não substitui uma consulta. Em uma emergência, ligue para o SAMU: 192.
      </p>
    </section>
  )
}

/** Links to places with their number of professionals. */
function PlaceLinks({ places }: { places: readonly NearbyPlace[] }) {
  return (
    <ul className="plain-list cluster gap-2">
      {places.map(({ label, to, count }) => (
        <li key={to}>
          <Link className="specialty-place" to={to}>
            {label}
            <span className="quiet small" aria-hidden="true">
              {formatNumber(count)}
            </span>
            <span className="visually-hidden">{`: ${countProfessionals(count)}`}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function nearbyTitle(specialty: Specialty, { state, city }: ListPlace): string {
  const plural = specialtyPlural(specialty.name)
  if (!state) return `${plural} por estado`
  return city ? `${plural} em outras cidades (${state})` : `${plural} por cidade ${inState(state)}`
}

interface NearbyLinksProps {
  specialty: Specialty
  place: ListPlace
  places: readonly NearbyPlace[]
}

/** Links to the same specialty in other places. */
function NearbyLinks({ specialty, place, places }: NearbyLinksProps) {
  if (places.length === 0) return null
  return (
    <nav className="specialty-nearby stack gap-4" aria-label="Outros lugares">
      <h2 className="specialty-section-title">{softHyphens(nearbyTitle(specialty, place))}</h2>
      <PlaceLinks places={places} />
    </nav>
  )
}

/** Number of professionals per page. */
const PEOPLE = 20
const BIO_LENGTH = 150

function describe({ specialty, displayGender, city, state }: ProfessionalCard): string {
  return [specialty && genderedSpecialty(specialty, displayGender), inPlace({ city, state })]
    .filter(Boolean)
    .join(' ')
}

function Person({ card }: { card: ProfessionalCard }) {
  return (
    <li>
      <Link to={paths.profile(card.slug)}>{professionalName(card)}</Link>
      <p>{describe(card)}</p>
      {card.bio && <p>{cutText(card.bio, BIO_LENGTH)}</p>}
    </li>
  )
}

/** The first professionals of the page with the beginning of their bio. */
function PeopleList({ professionals }: { professionals: readonly ProfessionalCard[] }) {
  return (
    <ul className="plain-list specialty-people">
      {professionals.slice(0, PEOPLE).map((card) => (
        <Person key={card.id} card={card} />
      ))}
    </ul>
  )
}

interface MoreLinksProps {
  specialty: Specialty
  /** Besides those shown at once. */
  places: readonly NearbyPlace[]
  professionals: readonly ProfessionalCard[]
}

/** Collapsed lists at the end of the page. */
function MoreLinks({ specialty, places, professionals }: MoreLinksProps) {
  return (
    <div>
      {places.length > 0 && (
        <CollapsedLinks summary="Mais cidades">
          <PlaceLinks places={places} />
        </CollapsedLinks>
      )}
      {professionals.length > 0 && (
        <CollapsedLinks summary={`${specialtyPlural(specialty.name)} em uma lista`}>
          <PeopleList professionals={professionals} />
        </CollapsedLinks>
      )}
    </div>
  )
}

interface Props {
  shown: ShownList
  /** Absent while loading. */
  list: ProfessionalsPage | undefined
}

/** Data for search engines: filtered or sorted lists refer to the plain one; an empty list is not indexed. */
function ListHead({ shown, list }: Props) {
  const { appUrl } = useSettings()
  const isKnown = isPlain(shown.view)
  const plain = isKnown ? shown : { ...shown, page: 1, view: PLAIN_VIEW }
  const { page } = plain
  const crumbs = breadcrumbMarkup(crumbsOf(shown), appUrl)
  const isEmpty = list?.professionals.length === 0
  return (
    <>
      <PageHead
        title={titleOf(plain)}
        description={descriptionOf(plain, isKnown ? list?.total : undefined)}
        canonical={listPath(plain)}
        image={paths.sharePicture('especialidade', plain.specialty.slug)}
        robots={isEmpty ? 'noindex,follow' : 'index,follow'}
        jsonLd={list && !isEmpty && isKnown ? [listMarkup(shown, list, appUrl), crumbs] : [crumbs]}
      />
      {page > 1 && <link rel="prev" href={appUrl + listPath({ ...shown, page: page - 1 })} />}
      {list && isKnown && page < lastPage(list.total) && (
        <link rel="next" href={appUrl + listPath({ ...shown, page: page + 1 })} />
      )}
    </>
  )
}

const PLACES_AT_ONCE = 27

function Head({ shown, list }: { shown: ShownList; list: ProfessionalsPage | undefined }) {
  return (
    <header className="specialty-head">
      <span className="icon-box specialty-head-icon" aria-hidden="true">
        <SpecialtyIcon name={shown.specialty.name} size={30} />
      </span>
      <div>
        <h1 className="page-title specialty-title breakable">{softHyphens(headingOf(shown))}</h1>
        <p className="page-lead">
          {list && priceRange(list)}{' '}
          <span className="specialty-lead">
            Compare avaliações, convênios e formas de atendimento e fale direto com o profissional.
          </span>
        </p>
      </div>
    </header>
  )
}

function addressIn(shown: ShownList, { city, state }: { city: string; state: string }): string {
  const place = isStateCode(state) ? { state, city: { name: city, slug: slugify(city) } } : shown.place
  return listPath({ ...shown, page: 1, place })
}

/** The professionals of a specialty in a place, one page at a time. */
export function ListPage(shown: ShownList) {
  const api = usePublicApi()
  const { specialty, place } = shown
  const state = place.state
  const city = place.city?.name ?? null
  useEffect(() => rememberCity({ city, state }), [city, state])
  const list = useQuery({
    ...listOptions(api, shown),
    placeholderData: (before, query) =>
      query?.queryKey[1].specialty === specialty.name ? before : undefined,
  })
  const counted = useQuery({ ...countsOptions(api, shown), placeholderData: keepPreviousData })
  const nearby = counted.data ? nearbyPlaces(shown, counted.data) : []
  const relaxations = counted.isPlaceholderData ? [] : (counted.data?.relaxations ?? [])
  const retry = () => void Promise.all([list.refetch(), counted.refetch()])
  return (
    <div className="page-width specialty-screen stack gap-5">
      <ListHead shown={shown} list={list.isPlaceholderData ? undefined : list.data} />
      <Breadcrumb crumbs={crumbsOf(shown)} />
      <Head shown={shown} list={list.data} />
      <WideFilters shown={shown} counts={counted.data} />
      <Results
        shown={shown}
        list={list}
        relaxations={relaxations}
        onRetry={retry}
        filters={<NarrowFilters shown={shown} counts={counted.data} />}
        chips={<AppliedFilters shown={shown} />}
      />
      <ElsewhereLinks
        counts={counted.data}
        city={city}
        insurance={shown.view.insurance}
        inCity={(near) => addressIn(shown, near)}
        byVideo={listPath({
          ...shown,
          page: 1,
          place: { state: null, city: null },
          view: { ...shown.view, presencial: false, teleconsulta: true },
        })}
        withInsurer={(insurance) => listPath({ ...shown, page: 1, view: { ...shown.view, insurance } })}
      />
      <AboutSpecialty specialty={specialty} />
      <NearbyLinks specialty={specialty} place={place} places={nearby.slice(0, PLACES_AT_ONCE)} />
      <MoreLinks
        specialty={specialty}
        places={nearby.slice(PLACES_AT_ONCE)}
        professionals={list.data?.professionals ?? []}
      />
    </div>
  )
}
