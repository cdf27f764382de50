import { useQuery } from '@tanstack/react-query'
import { usePublicApi } from '#frontend/lib/site_context.tsx'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { SpecialtyIcon } from '#frontend/ui/specialty_icon.tsx'
import { AboutSpecialty } from './about/about_specialty.tsx'
import { NearbyLinks } from './about/nearby_links.tsx'
import { PeopleDetails } from './about/people_details.tsx'
import { listOptions, placesOptions } from './list_queries.ts'
import type { ShownList } from './place/list_place.ts'
import { Filters } from './results/filters.tsx'
import { Results } from './results/results.tsx'
import { crumbsOf } from './seo/crumbs.ts'
import { headingOf } from './seo/describe_list.ts'
import { ListHead } from './seo/list_head.tsx'

/** Everyone of a specialty in a place, a page at a time. */
export function ListPage(shown: ShownList) {
  const api = usePublicApi()
  const { specialty, place } = shown
  const list = useQuery(listOptions(api, shown))
  const { data: places } = useQuery(placesOptions(api, specialty, place.state))
  const professionals = list.data?.professionals ?? []
  return (
    <div className="page-width specialty-screen">
      <ListHead shown={shown} list={list.data} />
      <Breadcrumb crumbs={crumbsOf(shown)} />
      <header className="specialty-head">
        <span className="specialty-head-icon" aria-hidden="true">
          <SpecialtyIcon name={specialty.name} size={30} />
        </span>
        <div>
          <h1 className="specialty-title">{headingOf(shown)}</h1>
          <p className="specialty-lead">
            Compare avaliações, convênios e formas de atendimento e fale direto com o profissional.
          </p>
        </div>
      </header>
      <Filters specialty={specialty} place={place} places={places} />
      <Results shown={shown} list={list} />
      <AboutSpecialty specialty={specialty} />
      {places && <NearbyLinks specialty={specialty} place={place} places={places} />}
      {professionals.length > 0 && <PeopleDetails specialty={specialty} professionals={professionals} />}
    </div>
  )
}
