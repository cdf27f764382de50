import { Combobox } from '#frontend/ui/combobox.tsx'
import { cityGroup } from './suggestion_groups.tsx'
import { useSuggestions } from './use_suggestions.ts'

interface Props {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the place once it is chosen from the list. */
  onPlaceChosen?: (place: string) => void
  onBlur?: () => void
  className: string
}

/** 'Cidade, Estado' as free text, with the municipalities it may mean. */
export function LocationField({ value, onValueChange, onPlaceChosen, ...rest }: Props) {
  const cities = useSuggestions(value)?.suggestions.cities ?? []
  return (
    <Combobox
      {...rest}
      name="location"
      placeholder="Cidade, Estado"
      maxLength={200}
      value={value}
      onValueChange={onValueChange}
      groups={[cityGroup(cities)]}
      listLabel="Cidades"
      onChoose={({ label }) => {
        onValueChange(label)
        onPlaceChosen?.(label)
      }}
    />
  )
}
