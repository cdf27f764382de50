import { languageOrAccessName, nameInSentence } from '#domain/catalogue/languages_and_access.ts'
import { stateName } from '#domain/catalogue/states.ts'
import { FilterChips, type FilterChip, FilterSheet } from '#frontend/ui/filter_sheet.tsx'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { listPath, type ShownList } from '../list_place.ts'
import type { FilterFormProps } from './filter_form.tsx'

/** Behind a button on a narrow screen, and HTML that the server sent on a wide one until somebody acts. */
const FilterForm = lazyPart({
  lost: 'Não conseguimos abrir os filtros.',
  waits: true,
  load: async () => (await import('./filter_form.tsx')).FilterForm,
})

/** The filters at work with the address that is left without each. */
function chipsOf({ place, view, ...shown }: ShownList): FilterChip[] {
  const { state, city } = place
  const without = (change: Partial<ShownList>) => listPath({ ...shown, place, view, ...change, page: 1 })
  const chips: (FilterChip | false | null)[] = [
    state && {
      name: 'location',
      label: city ? `${city.name}, ${state}` : stateName(state),
      withoutIt: without({ place: { state: city && state, city: null } }),
    },
    view.insurance !== '' && {
      name: 'insurance',
      label: view.insurance,
      withoutIt: without({ view: { ...view, insurance: '' } }),
    },
    view.presencial && {
      name: 'presencial',
      label: 'Presencial',
      withoutIt: without({ view: { ...view, presencial: false } }),
    },
    view.teleconsulta && {
      name: 'teleconsulta',
      label: 'Teleconsulta',
      withoutIt: without({ view: { ...view, teleconsulta: false } }),
    },
    view.language !== '' && {
      name: 'language',
      label: `Fala ${nameInSentence(view.language)}`,
      withoutIt: without({ view: { ...view, language: '' } }),
    },
    view.accessibility !== '' && {
      name: 'accessibility',
      label: languageOrAccessName(view.accessibility),
      withoutIt: without({ view: { ...view, accessibility: '' } }),
    },
  ]
  return chips.filter((chip): chip is FilterChip => Boolean(chip))
}

/** A row of fields on a wide screen. */
export function WideFilters(props: FilterFormProps) {
  return (
    <search className="specialty-filters-wide" aria-label="Filtrar profissionais">
      <FilterForm {...props} />
    </search>
  )
}

/** On a narrow screen, one button that opens the fields, and what is chosen in them. */
export function NarrowFilters({ shown, counts }: FilterFormProps) {
  const chips = chipsOf(shown)
  return (
    <FilterChips chips={chips}>
      <FilterSheet count={chips.length} total={counts?.total}>
        <search aria-label="Filtrar profissionais">
          <FilterForm shown={shown} counts={counts} />
        </search>
      </FilterSheet>
    </FilterChips>
  )
}
