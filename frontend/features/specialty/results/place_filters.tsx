import type { Facets } from '#contract/search.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slugify.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import type { ShownList } from '../place/list_place.ts'
import { cityChoices, stateChoices } from './place_choices.ts'
import { useGoTo } from './use_go_to.ts'

interface Props {
  shown: ShownList
  counts: Facets | undefined
}

/** A state and, within it, a city. */
export function PlaceFilters({ shown, counts }: Props) {
  const { state, city } = shown.place
  const states = stateChoices(counts, shown.place)
  const goTo = useGoTo(shown)
  return (
    <>
      <FormField label="Estado">
        {(control) => (
          <NativeSelect
            {...control}
            name="state"
            prompt="Todos os estados"
            choices={states.offered}
            unavailable={{ label: 'Ninguém com os outros filtros', choices: states.empty }}
            value={state ?? ''}
            onChange={({ target: { value } }) =>
              goTo({ place: { state: isStateCode(value) ? value : null, city: null } })
            }
          />
        )}
      </FormField>
      {state && (
        <FormField label="Cidade">
          {(control) => (
            <NativeSelect
              {...control}
              name="city"
              prompt="Todas as cidades"
              choices={cityChoices(counts, shown.place)}
              value={city?.name ?? ''}
              onChange={({ target: { value } }) =>
                goTo({ place: { state, city: value === '' ? null : { name: value, slug: slugify(value) } } })
              }
            />
          )}
        </FormField>
      )}
    </>
  )
}
