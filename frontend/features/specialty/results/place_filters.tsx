import type { Facets } from '#contract/search.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slug.ts'
import { useHydrated } from '#frontend/lib/use_hydrated.ts'
import { FormField, type FieldControl } from '#frontend/ui/form_field.tsx'
import { lazyPart } from '#frontend/ui/lazy_part.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import type { ListPlace, ShownList } from '../place/list_place.ts'
import { cityChoices, stateChoices } from './place_choices.ts'
import { useGoTo } from './use_go_to.ts'

const CitySearch = lazyPart({
  load: async () => (await import('./city_search.tsx')).CitySearch,
})

/** A longer list is tiring to go through, above all on a phone. */
const MOST_TO_GO_THROUGH = 60

interface Props {
  shown: ShownList
  counts: Facets | undefined
}

/** A state and, within it, a city. */
export function PlaceFilters({ shown, counts }: Props) {
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

/** All cities to pick from; with many of them, a field that is typed into where JavaScript runs. */
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
  if (!isHydrated || choices.length <= MOST_TO_GO_THROUGH) return list
  const cities = (counts?.cities ?? []).filter(({ state }) => state === place.state)
  return <CitySearch control={control} cities={cities} chosen={chosen} onChoose={onChoose} fallback={list} />
}
