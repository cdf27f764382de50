import { Switch } from '@radix-ui/themes'
import { useId } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { PROFILE_SPECIALTIES, genderedSpecialty, specialtyByName } from '#domain/catalogue/specialties.ts'
import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'

const NAMES = PROFILE_SPECIALTIES.map(({ name }) => name)

/** The catalogue's choices, and the one that is stored where it is not among them. */
const choicesWith = (stored: string) =>
  specialtyByName(stored) && !NAMES.some((name) => name === stored) ? [...NAMES, stored] : NAMES

/** What patients will read, in the gender that is chosen. */
function ShownForm({ form }: { form: EditorForm }) {
  const [specialty, gender] = useWatch({ control: form.control, name: ['specialty', 'displayGender'] })
  return (
    <p className="specialty-form" aria-live="polite">
      {specialty ? (
        <>
          Aparece como <strong>{genderedSpecialty(specialty, gender)}</strong>
        </>
      ) : (
        'Escolha a especialidade para ver como ela aparece.'
      )}
    </p>
  )
}

interface Props {
  form: EditorForm
  /** Called when the gender is chosen by hand. */
  onGenderChosen: () => void
}

export function SpecialtyFields({ form, onGenderChosen }: Props) {
  const { register, control, formState } = form
  const switchId = useId()
  return (
    <div className="editor-wide specialty-fields">
      <FormField label="Especialidade" error={formState.errors.specialty?.message}>
        {(field) => (
          <NativeSelect
            {...field}
            prompt="Selecione a especialidade"
            choices={choicesWith(formState.defaultValues?.specialty ?? '')}
            {...register('specialty')}
          />
        )}
      </FormField>
      <div className="gender-switch">
        <Controller
          control={control}
          name="displayGender"
          render={({ field: { value, onChange, ref, onBlur } }) => (
            <Switch
              id={switchId}
              ref={ref}
              size="3"
              checked={value === 'feminino'}
              onBlur={onBlur}
              onCheckedChange={(isFeminine) => {
                onGenderChosen()
                onChange(isFeminine ? 'feminino' : 'masculino')
              }}
            />
          )}
        />
        <label htmlFor={switchId}>Feminino</label>
      </div>
      <ShownForm form={form} />
    </div>
  )
}
