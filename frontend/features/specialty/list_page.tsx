import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { SpecialtyIcon } from '#frontend/ui/specialty_icon.tsx'
import { AboutSpecialty } from './about/about_specialty.tsx'
import { MoreLinks } from './about/more_links.tsx'
import { NearbyLinks } from './about/nearby_links.tsx'
import { nearbyPlaces } from './about/nearby_places.ts'
import { countsOptions, listOptions } from './list_queries.ts'
import type { ShownList } from './place/list_place.ts'
import { Filters } from './results/filters.tsx'
import { Results } from './results/results.tsx'
import { crumbsOf } from './seo/crumbs.ts'
import { headingOf } from './seo/describe_list.ts'
import { ListHead } from './seo/list_head.tsx'

const PLACES_AT_ONCE = 27

function Head({ shown }: { shown: ShownList }) {
  return (
    <header className="specialty-head">
      <span className="specialty-head-icon" aria-hidden="true">
        <SpecialtyIcon name={shown.specialty.name} size={30} />
      </span>
      <div>
        <h1 className="specialty-title">{headingOf(shown)}</h1>
        <p className="specialty-lead">
          Compare avaliações, convênios e formas de atendimento e fale direto com o profissional.
        </p>
      </div>
    </header>
  )
}

/** Everyone of a specialty in a place, a page at a time. */
export function ListPage(shown: ShownList) {
  const api = usePublicApi()
  const { specialty, place } = shown
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
    <div className="page-width specialty-screen">
      <ListHead shown={shown} list={list.isPlaceholderData ? undefined : list.data} />
      <Breadcrumb crumbs={crumbsOf(shown)} />
      <Head shown={shown} />
      <Filters shown={shown} counts={counted.data} />
      <Results shown={shown} list={list} relaxations={relaxations} onRetry={retry} />
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
