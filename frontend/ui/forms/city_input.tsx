import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import type { Ref } from 'react'
import { citiesFor, knownCity } from '#frontend/lib/city_choices.ts'
import { call } from '#frontend/lib/http.ts'
import { Combobox } from './combobox.tsx'
import { FormField } from './form_field.tsx'

export const UNKNOWN_CITY = 'Cidade não encontrada no estado escolhido.'

interface Props {
  /** The code of the state whose cities are suggested; blank for none. */
  state: string
  value: string
  onValueChange: (city: string) => void
  /** Called on leaving the field with a text that is no city of the state. */
  onUnknown: () => void
  onBlur?: () => void
  error: string | undefined
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** A state's cities, the most populous first; no request without a state's code. */
function useCities(state: string): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['/api/municipalities', state],
    queryFn: () => call('GET /api/municipalities', { query: { state, order: 'population' } }),
    enabled: state !== '',
  })
  return data
}

/** An input for a city of a state, with completion; corrects the spelling to the catalogue's. */
export function CityInput({ state, value, onValueChange, onUnknown, onBlur, error, ...input }: Props) {
  const cities = useCities(state)
  const check = () => {
    onBlur?.()
    if (cities.length === 0 || value.trim() === '') return
    const known = knownCity(value, cities)
    if (known === null) onUnknown()
    else if (known !== value) onValueChange(known)
  }
  const options = citiesFor(value, cities).map((name) => ({ id: name, label: name }))
  return (
    <FormField
      label="Cidade"
      error={error}
      hint={state ? 'Digite e escolha na lista' : 'Escolha primeiro o estado'}
    >
      {(control) => (
        <Combobox
          {...control}
          {...input}
          className="combobox-field city-input"
          maxLength={80}
          value={value}
          onValueChange={onValueChange}
          onBlur={check}
          groups={[{ label: 'Cidades', icon: <MapPin size={18} />, options }]}
          listLabel="Cidades"
          onChoose={({ label }) => onValueChange(label)}
        />
      )}
    </FormField>
  )
}
