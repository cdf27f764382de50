import { Button } from '@radix-ui/themes'
import { useNavigate } from 'react-router-dom'
import type { Facets } from '#contract/search.ts'
import type { Specialty } from '#domain/catalogue/specialties.ts'
import { isStateCode } from '#domain/catalogue/states.ts'
import { slugify } from '#domain/shared/slugify.ts'
import { paths } from '#frontend/paths.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { listPath, type ListPlace } from '../place/list_place.ts'
import { cityChoices, stateChoices } from './place_choices.ts'

interface Props {
  specialty: Specialty
  place: ListPlace
  /** Absent until they are counted. */
  places: Facets | undefined
}

/** Goes to the first page of another place; the keyboard stays at the field that was changed. */
function useGoTo(specialty: Specialty) {
  const navigate = useNavigate()
  return (place: ListPlace) =>
    void navigate(listPath({ specialty, place, page: 1 }), {
      preventScrollReset: true,
      state: { keepsFocus: true },
    })
}

/** A state and, within it, a city. Without JavaScript the form is sent and its answer leads to the same addresses. */
export function Filters({ specialty, place, places }: Props) {
  const { state, city } = place
  const goTo = useGoTo(specialty)
  return (
    <search aria-label="Filtrar por lugar">
      <form className="specialty-filters" method="get" action={paths.specialty(specialty.name)}>
        <FormField label="Estado">
          {(control) => (
            <NativeSelect
              {...control}
              name="state"
              prompt="Todos os estados"
              choices={stateChoices(places)}
              value={state ?? ''}
              onChange={({ target: { value } }) =>
                goTo({ state: isStateCode(value) ? value : null, city: null })
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
                choices={cityChoices(places, place)}
                value={city?.name ?? ''}
                onChange={({ target: { value } }) =>
                  goTo({ state, city: value === '' ? null : { name: value, slug: slugify(value) } })
                }
              />
            )}
          </FormField>
        )}
        <noscript>
          <Button size="3" type="submit">
            Filtrar
          </Button>
        </noscript>
      </form>
    </search>
  )
}
