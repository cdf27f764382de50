import type { ProfessionalsPage } from '#contract/public_api.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { lastPage } from '../list_queries.ts'
import { listPath, type ShownList } from '../place/list_place.ts'
import { crumbsOf } from './crumbs.ts'
import { descriptionOf, titleOf } from './describe_list.ts'
import { listMarkup } from './list_markup.ts'

interface Props {
  shown: ShownList
  /** Absent while it is loading. */
  list: ProfessionalsPage | undefined
}

/** What search engines read; a list without anybody is not for them. */
export function ListHead({ shown, list }: Props) {
  const { appUrl } = useSettings()
  const { page } = shown
  const crumbs = breadcrumbMarkup(crumbsOf(shown), appUrl)
  const isEmpty = list?.professionals.length === 0
  return (
    <>
      <PageHead
        title={titleOf(shown)}
        description={descriptionOf(shown, list?.total)}
        canonical={listPath(shown)}
        robots={isEmpty ? 'noindex,follow' : 'index,follow'}
        jsonLd={list && !isEmpty ? [listMarkup(shown, list, appUrl), crumbs] : [crumbs]}
      />
      {page > 1 && <link rel="prev" href={appUrl + listPath({ ...shown, page: page - 1 })} />}
      {list && page < lastPage(list.total) && (
        <link rel="next" href={appUrl + listPath({ ...shown, page: page + 1 })} />
      )}
    </>
  )
}
