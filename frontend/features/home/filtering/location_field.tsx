import { Map as MapIcon, MapPin } from 'lucide-react'
import type { Facets, Suggestions } from '#contract/search.ts'
import { isStateCode, stateName } from '#domain/catalogue/states.ts'
import { countProfessionals } from '#frontend/lib/professional_words.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import type { ComboboxGroup, ComboboxOption } from '#frontend/ui/combobox_list.tsx'
import { placeLabel, useSuggestions } from '../free_field.tsx'

const STATE = 'state:'
const STATES_SHOWN = 8

/** The code of the state that an option stands for; null for a city. */
function stateOf({ id }: ComboboxOption): string | null {
  return id.startsWith(STATE) ? id.slice(STATE.length) : null
}

/** The states where most are. */
function stateGroup(counts: Facets | undefined): ComboboxGroup {
  const options = (counts?.states ?? []).flatMap(({ state, count }) =>
    isStateCode(state) && count > 0
      ? [{ id: STATE + state, label: stateName(state), detail: countProfessionals(count) }]
      : [],
  )
  return { label: 'Estados', icon: <MapIcon size={18} />, options: options.slice(0, STATES_SHOWN) }
}

/** The cities that may be meant, with how many are there where that is counted. */
function countedCityGroup(cities: Suggestions['cities'], counts: Facets | undefined): ComboboxGroup {
  const counted = new Map(counts?.cities.map(({ city, state, count }) => [`${city}, ${state}`, count]))
  const options = cities.map((place) => {
    const label = placeLabel(place)
    const count = counted.get(label)
    return { id: `city:${label}`, label, ...(count && { detail: countProfessionals(count) }) }
  })
  return { label: 'Cidades e bairros', icon: <MapPin size={18} />, options }
}

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
