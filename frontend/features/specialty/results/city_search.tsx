import { MapPin } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { citiesFor, knownCity } from '#frontend/lib/city_choices.ts'
import { Combobox } from '#frontend/ui/forms/combobox.tsx'
import type { FieldControl } from '#frontend/ui/forms/form_field.tsx'
import { type CountedCity, suggestedCities } from './place_choices.ts'

const nothingToRefresh = () => undefined

interface Props {
  control: FieldControl
  /** Of one state, most professionals first. */
  cities: readonly CountedCity[]
  /** '' means all. */
  chosen: string
  onChoose: (city: string) => void
}

/** A city input with suggestions; applied when chosen, and reset if unknown. */
export function CitySearch({ control, cities, chosen, onChoose }: Props) {
  const [draft, setDraft] = useDraft(chosen)
  const settle = (city: string) => {
    setDraft(city)
    if (city !== chosen) onChoose(city)
  }
  const names = cities.map(({ city }) => city)
  const meant = draft.trim() === '' ? '' : knownCity(draft, names)
  const settleByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    settle(meant ?? citiesFor(draft, names)[0] ?? chosen)
  }
  return (
    <Combobox
      {...control}
      className="combobox-field city-input"
      name="city"
      placeholder="Todas as cidades"
      maxLength={80}
      value={draft}
      onValueChange={setDraft}
      onEnterEmpty={nothingToRefresh}
      onKeyDown={settleByEnter}
      onBlur={() => settle(meant ?? chosen)}
      groups={[{ label: 'Cidades', icon: <MapPin size={18} />, options: suggestedCities(draft, cities) }]}
      listLabel="Cidades"
      onChoose={({ label }) => settle(label)}
    />
  )
}

/** The typed text, until another city is chosen. */
function useDraft(chosen: string) {
  const [draft, setDraft] = useState(chosen)
  const [origin, setOrigin] = useState(chosen)
  if (origin !== chosen) {
    setOrigin(chosen)
    setDraft(chosen)
  }
  return [draft, setDraft] as const
}
