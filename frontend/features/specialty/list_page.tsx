import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ProfessionalsPage } from '#contract/public_api.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { rememberCity } from '#frontend/lib/last_city.ts'
import { usePublicApi, useSettings } from '#frontend/lib/site_context.tsx'
import { Breadcrumb } from '#frontend/ui/breadcrumb.tsx'
import { paths } from '#frontend/paths.ts'
import { ElsewhereLinks } from '#frontend/ui/elsewhere_links.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { SpecialtyIcon } from '#frontend/ui/specialty_icon.tsx'
import { AboutSpecialty, MoreLinks, NearbyLinks } from './about.tsx'
import { nearbyPlaces, isPlain, listPath, PLAIN_VIEW, type ShownList } from './list_place.ts'
import { countsOptions, lastPage, listOptions } from './list_queries.ts'
import { NarrowFilters, WideFilters } from './results/filters.tsx'
import { Results } from './results/results.tsx'
import { crumbsOf, descriptionOf, headingOf, listMarkup, titleOf } from './seo.ts'

interface Props {
  shown: ShownList
  /** Absent while it is loading. */
  list: ProfessionalsPage | undefined
}

/** What search engines read: narrowed or ordered, the plain list stands for it; one without anybody is not for them. */
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

function addressIn(shown: ShownList, { city, state }: { city: string; state: string }): string {
  const place = isStateCode(state) ? { state, city: { name: city, slug: slugify(city) } } : shown.place
  return listPath({ ...shown, page: 1, place })
}

/** Everyone of a specialty in a place, a page at a time. */
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
    <div className="page-width specialty-screen">
      <ListHead shown={shown} list={list.isPlaceholderData ? undefined : list.data} />
      <Breadcrumb crumbs={crumbsOf(shown)} />
      <Head shown={shown} />
      <WideFilters shown={shown} counts={counted.data} />
      <Results shown={shown} list={list} relaxations={relaxations} onRetry={retry}>
        <NarrowFilters shown={shown} counts={counted.data} />
      </Results>
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
