import type { Facets } from '#contract/search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { countedNames } from '#frontend/lib/counted_choices.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'

const NAMES = INSURERS.map(({ name }) => name)

interface Props {
  chosen: string
  counts: Facets | undefined
  onChoose: (insurance: string) => void
}

/** One insurer, with how many take it. */
export function InsurerFilter({ chosen, counts, onChoose }: Props) {
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
