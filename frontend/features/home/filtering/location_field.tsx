import type { Facets } from '#contract/search.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import { countedCityGroup, stateGroup, stateOf } from './place_groups.tsx'
import { useSuggestions } from '../use_suggestions.ts'

const nothingToRefresh = () => undefined

interface Props {
  id: string
  value: string
  onValueChange: (value: string) => void
  /** Called with the place once it is chosen from the list. */
  onPlaceChosen?: (place: string) => void
  onBlur?: () => void
  /** With them the field offers, while it is empty, the states where somebody is. */
  counts?: Facets | undefined
  className: string
}

/** 'Cidade, Estado' as free text, with the municipalities it may mean. */
export function LocationField({ value, onValueChange, onPlaceChosen, counts, ...rest }: Props) {
  const cities = useSuggestions(value)?.suggestions.cities ?? []
  return (
    <Combobox
      {...rest}
      name="location"
      placeholder="Cidade, Estado"
      maxLength={200}
      value={value}
      onValueChange={onValueChange}
      groups={[value === '' ? stateGroup(counts) : countedCityGroup(cities, counts)]}
      listLabel="Cidades e estados"
      {...(counts && { onEnterEmpty: nothingToRefresh })}
      onChoose={(option) => {
        const place = stateOf(option) ?? option.label
        onValueChange(place)
        onPlaceChosen?.(place)
      }}
    />
  )
}
