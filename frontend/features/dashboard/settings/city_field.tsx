import { useController, useWatch } from 'react-hook-form'
import { CityInput, UNKNOWN_CITY } from '#frontend/ui/workspace/city_input.tsx'
import type { SettingsFormState } from './use_settings_form.ts'

/** A city of the chosen state. */
export function CityField({ form: { control, setError } }: { form: SettingsFormState }) {
  const state = useWatch({ control, name: 'state' })
  const {
    field: { ref, name, value, onChange },
    fieldState,
  } = useController({ control, name: 'city' })
  return (
    <CityInput
      ref={ref}
      name={name}
      state={state ?? ''}
      value={value ?? ''}
      onValueChange={onChange}
      onUnknown={() => setError('city', { type: 'unknown', message: UNKNOWN_CITY })}
      error={fieldState.error?.message}
    />
  )
}
