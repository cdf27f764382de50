import { FormField } from '#frontend/ui/form_field.tsx'
import { NativeSelect } from '#frontend/ui/native_select.tsx'
import { TextInput } from '#frontend/ui/text_input.tsx'
import { useRef, type ReactNode } from 'react'
import { EditorSection } from '../overview/editor_section.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'
import { SlugField } from './slug_field.tsx'
import { SpecialtyFields } from './specialty_fields.tsx'

const TITLES = [
  { value: 'none', label: 'Sem título' },
  { value: 'Dr', label: 'Dr.' },
  { value: 'Dra', label: 'Dra.' },
]

interface Props {
  form: EditorForm
  ownSlug: string
  isVerified: boolean
  /** The photo's field. */
  children: ReactNode
}

/** Lets 'Dra.' mean the feminine, and another title what was stored, until the gender is chosen by hand. */
function useGenderOfTitle({ setValue, formState }: EditorForm) {
  const isChosen = useRef(false)
  const stored = formState.defaultValues?.displayGender ?? 'masculino'
  return {
    follow: (title: string) => {
      if (isChosen.current) return
      setValue('displayGender', title === 'Dra' ? 'feminino' : stored, { shouldDirty: true })
    },
    keep: () => {
      isChosen.current = true
    },
  }
}

/** Who they are, what they practise and where their page is. */
export function BasicSection({ form, ownSlug, isVerified, children }: Props) {
  const { register, formState } = form
  const { errors } = formState
  const gender = useGenderOfTitle(form)
  return (
    <EditorSection id="basic">
      {children}
      <div className="editor-fields">
        <div className="editor-wide editor-title-field">
          <FormField label="Título" error={errors.title?.message}>
            {(control) => (
              <NativeSelect
                {...control}
                autoComplete="honorific-prefix"
                choices={TITLES}
                {...register('title', { onChange: ({ target }) => gender.follow(target.value) })}
              />
            )}
          </FormField>
        </div>
        <TextInput
          label="Nome"
          autoComplete="given-name"
          error={errors.name?.message}
          {...register('name')}
        />
        <TextInput
          label="Sobrenome"
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register('lastname')}
        />
        <SpecialtyFields form={form} onGenderChosen={gender.keep} />
        <RegistrationField form={form} isVerified={isVerified} />
        <SlugField form={form} ownSlug={ownSlug} />
      </div>
    </EditorSection>
  )
}

const VERIFIED_HINT =
  'Ao mudar nome, especialidade ou registro, o selo Verificado sai até uma nova conferência.'

function RegistrationField({ form, isVerified }: Pick<Props, 'form' | 'isVerified'>) {
  return (
    <div className="editor-wide">
      <TextInput
        label="Registro profissional"
        hint={isVerified ? VERIFIED_HINT : 'Conselho, número e estado: CRM 123456-SP'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={form.formState.errors.crm?.message}
        {...form.register('crm')}
      />
    </div>
  )
}
