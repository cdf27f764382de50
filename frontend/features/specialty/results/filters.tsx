import { upToPrice } from '#domain/catalogue/price_limits.ts'
import { dayName } from '#domain/catalogue/weekdays.ts'
import { Button } from '@radix-ui/themes'
import { useLocation, useNavigation } from 'react-router-dom'
import type { Facets } from '#contract/search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { languageOrAccessName, nameInSentence } from '#domain/catalogue/languages_and_access.ts'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { countedNames } from '#frontend/lib/counted_choices.ts'
import { writtenOrder } from '#frontend/lib/list_order.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { paths } from '#frontend/paths.ts'
import { FilterChips, type FilterChip, FilterSheet } from '#frontend/ui/lists/filter_sheet.tsx'
import { type FieldControl, FormField } from '#frontend/ui/forms/form_field.tsx'
import { lazyPart } from '#frontend/loading/lazy_part.tsx'
import { ModeBoxes } from '#frontend/ui/lists/mode_boxes.tsx'
import { MoreFilters } from '#frontend/ui/lists/more_filters.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { listPath, type ListPlace, type ListView, type ShownList, viewIn } from '../list_place.ts'
import { useGoTo } from './use_go_to.ts'
import { cityChoices, stateChoices } from './place_choices.ts'

/** The view being applied, so that a box shows its tick at once and the next change adds to it. */
function useWantedView(shown: ListView): ListView {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? viewIn(new URLSearchParams(location.search)) : shown
}

const NAMES = INSURERS.map(({ name }) => name)

interface InsurerFilterProps {
  chosen: string
  counts: Facets | undefined
  onChoose: (insurance: string) => void
}

/** The insurer, with counts. */
function InsurerFilter({ chosen, counts, onChoose }: InsurerFilterProps) {
  return (
    <FormField label="Convênio">
      {(control) => (
        <NativeSelect
          {...control}
          name="insurance"
          prompt="Todos os convênios"
          choices={countedNames(NAMES, counts?.insurances)}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </FormField>
  )
}

const CitySearch = lazyPart({
  load: async () => (await import('./city_search.tsx')).CitySearch,
})

/** A longer list is tiring, above all on a phone. */
const MAX_LISTED_CITIES = 60

interface PlaceFiltersProps {
  shown: ShownList
  counts: Facets | undefined
}

/** The state and, within it, the city. */
function PlaceFilters({ shown, counts }: PlaceFiltersProps) {
  const { state } = shown.place
  const goTo = useGoTo(shown)
  return (
    <>
      <FormField label="Estado">
        {(control) => (
          <NativeSelect
            {...control}
            name="state"
            prompt="Todos os estados"
            choices={stateChoices(counts)}
            value={state ?? ''}
            onFocus={() => void CitySearch.fetch()}
            onChange={({ target: { value } }) =>
              goTo({ place: { state: isStateCode(value) ? value : null, city: null } })
            }
          />
        )}
      </FormField>
      {state && (
        <FormField label="Cidade">
          {(control) => (
            <CityControl
              control={control}
              counts={counts}
              place={shown.place}
              onChoose={(name) =>
                goTo({ place: { state, city: name === '' ? null : { name, slug: slugify(name) } } })
              }
            />
          )}
        </FormField>
      )}
    </>
  )
}

interface CityProps {
  control: FieldControl
  counts: Facets | undefined
  place: ListPlace
  onChoose: (name: string) => void
}

/** A select of all cities; with many of them and JavaScript, an input with suggestions. */
function CityControl({ control, counts, place, onChoose }: CityProps) {
  const isHydrated = useHydrated()
  const choices = cityChoices(counts, place)
  const chosen = place.city?.name ?? ''
  const list = (
    <NativeSelect
      {...control}
      name="city"
      prompt="Todas as cidades"
      choices={choices}
      value={chosen}
      onChange={({ target: { value } }) => onChoose(value)}
    />
  )
  if (!isHydrated || choices.length <= MAX_LISTED_CITIES) return list
  const cities = (counts?.cities ?? []).filter(({ state }) => state === place.state)
  return <CitySearch control={control} cities={cities} chosen={chosen} onChoose={onChoose} fallback={list} />
}

interface Props {
  shown: ShownList
  /** Absent until counted. */
  counts: Facets | undefined
}

/** State, city, insurer and modes. Without JavaScript the form is sent and leads to the same URLs. */
function FilterForm({ shown, counts }: Props) {
  const goTo = useGoTo(shown)
  const view = useWantedView(shown.view)
  const see = (change: Partial<ListView>) => goTo({ view: { ...view, ...change } })
  return (
    <form className="specialty-filters" method="get" action={paths.specialty(shown.specialty.name)}>
      <PlaceFilters shown={shown} counts={counts} />
      <InsurerFilter chosen={view.insurance} counts={counts} onChoose={(insurance) => see({ insurance })} />
      <ModeBoxes chosen={view} counts={counts?.modes} onChoose={see} />
      <MoreFilters chosen={view} counts={counts} onChoose={see} />
      {Object.entries(writtenOrder(view)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <Button size="3" type="submit">
          Filtrar
        </Button>
      </noscript>
    </form>
  )
}

/** The active filters, each with the URL without it. */
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
    view.maxPrice !== '' && {
      name: 'maxPrice',
      label: upToPrice(Number(view.maxPrice)),
      withoutIt: without({ view: { ...view, maxPrice: '' } }),
    },
    view.newPatients && {
      name: 'newPatients',
      label: 'Aceita novos pacientes',
      withoutIt: without({ view: { ...view, newPatients: false } }),
    },
    view.day !== '' && {
      name: 'day',
      label: dayName(view.day),
      withoutIt: without({ view: { ...view, day: '' } }),
    },
    view.accessibility !== '' && {
      name: 'accessibility',
      label: languageOrAccessName(view.accessibility),
      withoutIt: without({ view: { ...view, accessibility: '' } }),
    },
  ]
  return chips.filter((chip): chip is FilterChip => Boolean(chip))
}

/** A row of fields on wide screens. */
export function WideFilters(props: Props) {
  return (
    <search className="specialty-filters-wide" aria-label="Filtrar profissionais">
      <FilterForm {...props} />
    </search>
  )
}

/** On narrow screens a button that opens the fields. */
export function NarrowFilters({ shown, counts }: Props) {
  return (
    <FilterSheet count={chipsOf(shown).length} total={counts?.total}>
      <search aria-label="Filtrar profissionais">
        <FilterForm shown={shown} counts={counts} />
      </search>
    </FilterSheet>
  )
}

export function AppliedFilters({ shown }: Pick<Props, 'shown'>) {
  return <FilterChips chips={chipsOf(shown)} />
}
