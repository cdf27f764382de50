import type { Facets } from '#contract/search.ts'
import { INSURERS } from '#domain/catalogue/insurers.ts'
import { countedChoices } from '#frontend/lib/counted_choices.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'

const NAMES = INSURERS.map(({ name }) => name)

interface Props {
  chosen: string
  counts: Facets | undefined
  onChoose: (insurance: string) => void
}

/** One insurer, with how many take it; those that nobody takes here stand apart. */
export function InsurerFilter({ chosen, counts, onChoose }: Props) {
  const byName = counts && new Map(counts.insurances.map(({ name, count }) => [name, count]))
  const { offered, empty } = countedChoices(NAMES, byName, chosen)
  return (
    <FormField label="Convênio">
      {(control) => (
        <NativeSelect
          {...control}
          name="insurance"
          prompt="Todos os convênios"
          choices={offered}
          unavailable={{ label: 'Ninguém com os outros filtros', choices: empty }}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
        />
      )}
    </FormField>
  )
}
