import { Button } from '@radix-ui/themes'
import type { Facets } from '#contract/search.ts'
import { paths } from '#frontend/paths.ts'
import { ModeBoxes } from '#frontend/ui/mode_box/mode_boxes.tsx'
import { writtenOrder } from '#frontend/lib/list_order.ts'
import type { ShownList } from '../place/list_place.ts'
import type { ListView } from '../place/list_view.ts'
import { InsurerFilter } from './insurer_filter.tsx'
import { PlaceFilters } from './place_filters.tsx'
import { useGoTo } from './use_go_to.ts'
import { useWantedView } from './use_wanted_view.ts'

interface Props {
  shown: ShownList
  /** Absent until they are counted. */
  counts: Facets | undefined
}

/** State, city, insurer and modes. Without JavaScript the form is sent and its answer leads to the same addresses. */
export function Filters({ shown, counts }: Props) {
  const goTo = useGoTo(shown)
  const view = useWantedView(shown.view)
  const see = (change: Partial<ListView>) => goTo({ view: { ...view, ...change } })
  return (
    <search aria-label="Filtrar profissionais">
      <form className="specialty-filters" method="get" action={paths.specialty(shown.specialty.name)}>
        <PlaceFilters shown={shown} counts={counts} />
        <InsurerFilter chosen={view.insurance} counts={counts} onChoose={(insurance) => see({ insurance })} />
        <ModeBoxes chosen={view} counts={counts?.modes} onChoose={see} />
        {Object.entries(writtenOrder(view)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <Button size="3" type="submit">
            Filtrar
          </Button>
        </noscript>
      </form>
    </search>
  )
}
