import type { ProfessionalsPage } from '#contract/public_api.ts'
import { breadcrumbMarkup } from '#frontend/lib/breadcrumb_markup.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { PageHead } from '#frontend/ui/page_head.tsx'
import { lastPage } from '../list_queries.ts'
import { listPath, type ShownList } from '../place/list_place.ts'
import { isPlain, PLAIN_VIEW } from '../place/list_view.ts'
import { crumbsOf } from './crumbs.ts'
import { descriptionOf, titleOf } from './describe_list.ts'
import { listMarkup } from './list_markup.ts'

interface Props {
  shown: ShownList
  /** Absent while it is loading. */
  list: ProfessionalsPage | undefined
}

/** What search engines read: narrowed or ordered, the plain list stands for it; one without anybody is not for them. */
export function ListHead({ shown, list }: Props) {
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
