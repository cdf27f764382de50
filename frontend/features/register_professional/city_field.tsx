import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { municipalitiesQuery } from '#frontend/api/municipalities.ts'
import { citiesFor, knownCity } from '#frontend/lib/city_choices.ts'
import { Combobox } from '#frontend/ui/combobox.tsx'
import { FormField } from '#frontend/ui/form_field.tsx'
import type { RegistrationForm } from './use_register_professional_form.ts'

const UNKNOWN = 'Cidade não encontrada no estado escolhido.'

function useCity({ control, setError }: RegistrationForm) {
  const state = useWatch({ control, name: 'state' })
  const { data: cities } = useQuery(municipalitiesQuery(state ?? ''))
  const { field, fieldState } = useController({ control, name: 'city', defaultValue: '' })
  const check = () => {
    field.onBlur()
    if (!cities || field.value.trim() === '') return
    const known = knownCity(field.value, cities)
    if (known === null) setError('city', { type: 'unknown', message: UNKNOWN })
    else if (known !== field.value) field.onChange(known)
  }
  return { cities: cities ?? [], field, check, hasState: Boolean(state), error: fieldState.error?.message }
}

/** A city of the chosen state, completed while one types. */
export function CityField({ form }: { form: RegistrationForm }) {
  const { cities, field, check, hasState, error } = useCity(form)
  const options = citiesFor(field.value, cities).map((name) => ({ id: name, label: name }))
  return (
    <FormField
      label="Cidade"
      error={error}
      hint={hasState ? 'Digite e escolha na lista' : 'Escolha primeiro o estado'}
    >
      {(control) => (
        <Combobox
          {...control}
          ref={field.ref}
          name={field.name}
          className="registration-city"
          maxLength={80}
          value={field.value}
          onValueChange={field.onChange}
          onBlur={check}
          groups={[{ label: 'Cidades', icon: <MapPin size={18} />, options }]}
          listLabel="Cidades"
          onChoose={({ label }) => field.onChange(label)}
        />
      )}
    </FormField>
  )
}
