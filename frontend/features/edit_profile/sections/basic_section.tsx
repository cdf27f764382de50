import { useId, useRef, type ReactNode } from 'react'
import { Spinner, Switch, TextField } from '@radix-ui/themes'
import { Controller, useWatch } from 'react-hook-form'
import { CircleCheck, CircleX } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { FormField } from '#frontend/ui/forms/form_field.tsx'
import { NativeSelect } from '#frontend/ui/forms/native_select.tsx'
import { TextInput } from '#frontend/ui/forms/text_input.tsx'
import { parseLicense } from '#domain/catalogue/license.ts'
import { genderedSpecialty, PROFILE_SPECIALTIES, specialtyByName } from '#domain/catalogue/specialties.ts'
import { rewriteSlug } from '#frontend/lib/typed_slug.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { slugField } from '#contract/profile.ts'
import { slugAvailabilityQuery } from '#frontend/api/own_profile.ts'
import { useDebounced } from '#frontend/lib/use_debounced.ts'
import { EditorSection } from './section_list.tsx'
import type { EditorForm } from '../use_edit_profile_form.ts'
import { useEditor } from '../editor_context.tsx'

const TITLES = [
  { value: 'none', label: 'Sem título' },
  { value: 'Dr', label: 'Dr.' },
  { value: 'Dra', label: 'Dra.' },
]

interface BasicSectionProps {
  form: EditorForm
  ownSlug: string
  isVerified: boolean
  /** The photo's field. */
  children: ReactNode
}

/** Sets the gender by the title ('Dra.' is feminine, others restore the stored one) until it is chosen by hand. */
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

/** Name, specialty, registration and slug. */
export function BasicSection({ form, ownSlug, isVerified, children }: BasicSectionProps) {
  const { register, formState } = form
  const { errors } = formState
  const gender = useGenderOfTitle(form)
  return (
    <EditorSection id="basic">
      {children}
      <div className="editor-fields stack gap-4">
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
        <RqeFields form={form} />
        <SlugField form={form} ownSlug={ownSlug} />
      </div>
    </EditorSection>
  )
}

const VERIFIED_HINT =
  'Ao mudar nome, especialidade ou registro, o selo Verificado sai até uma nova conferência.'

function RegistrationField({ form, isVerified }: Pick<BasicSectionProps, 'form' | 'isVerified'>) {
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

const NAMES = PROFILE_SPECIALTIES.map(({ name }) => name)

/** The catalogue's specialties, and the stored one if it is not among them. */
const choicesWith = (stored: string) =>
  specialtyByName(stored) && !NAMES.some((name) => name === stored) ? [...NAMES, stored] : NAMES

/** The specialty in the chosen gender, as patients will see it. */
function ShownForm({ form }: { form: EditorForm }) {
  const [specialty, gender] = useWatch({ control: form.control, name: ['specialty', 'displayGender'] })
  return (
    <p className="specialty-form quiet small" aria-live="polite">
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

interface SpecialtyFieldsProps {
  form: EditorForm
  /** Called when the gender is chosen by hand. */
  onGenderChosen: () => void
}

function SpecialtyFields({ form, onGenderChosen }: SpecialtyFieldsProps) {
  const { register, control, formState } = form
  const switchId = useId()
  return (
    <div className="editor-wide specialty-fields stack">
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
      <div className="gender-switch line gap-2 medium">
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

/** Specialist registrations, which only physicians have. */
function RqeFields({ form }: Pick<BasicSectionProps, 'form'>) {
  const [crm, rqe] = useWatch({ control: form.control, name: ['crm', 'rqe'] })
  const { errors } = form.formState
  if (parseLicense(crm)?.council !== 'CRM' && !rqe.some(Boolean)) return null
  const about = { autoComplete: 'off', inputMode: 'numeric', spellCheck: false } as const
  return (
    <>
      <TextInput
        label="RQE (opcional)"
        hint="O registro de especialista no CRM. Aparece ao lado da especialidade."
        error={errors.rqe?.[0]?.message ?? errors.rqe?.message}
        {...about}
        {...form.register('rqe.0')}
      />
      <TextInput
        label="Segundo RQE (opcional)"
        hint="O CFM permite anunciar até duas especialidades."
        error={errors.rqe?.[1]?.message}
        {...about}
        {...form.register('rqe.1')}
      />
    </>
  )
}

const MESSAGES: Record<SlugStatus, string> = {
  unasked: '',
  asking: 'Verificando o endereço…',
  available: 'Endereço disponível',
  reserved: 'Este endereço de perfil é reservado. Escolha outro.',
  taken: 'Este endereço de perfil já está em uso. Escolha outro.',
}

function StatusIcon({ status }: { status: SlugStatus }) {
  if (status === 'asking') return <Spinner aria-hidden="true" />
  if (status === 'available') return <CircleCheck size={16} aria-hidden="true" />
  return status === 'unasked' ? null : <CircleX size={16} aria-hidden="true" />
}

/** The profile's slug, and whether it is available. */
function SlugField({ form, ownSlug }: { form: EditorForm; ownSlug: string }) {
  const { appUrl } = useSettings()
  const slug = useWatch({ control: form.control, name: 'slug' })
  const status = useSlugAvailability(slug, ownSlug)
  const { onChange, ...registered } = form.register('slug')
  return (
    <div className="editor-wide">
      <FormField
        label="Endereço do perfil"
        hint="Letras minúsculas, números e hífens. O endereço antigo continua levando a você por 90 dias."
        error={form.formState.errors.slug?.message}
      >
        {(control) => (
          <TextField.Root
            {...control}
            {...registered}
            size="3"
            maxLength={60}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              rewriteSlug(event.target)
              void onChange(event)
            }}
          >
            <TextField.Slot className="slug-prefix one-line quiet">{new URL(appUrl).host}/</TextField.Slot>
          </TextField.Root>
        )}
      </FormField>
      <p className="slug-availability line gap-1 quiet small" data-availability={status} aria-live="polite">
        <StatusIcon status={status} />
        <span>{MESSAGES[status]}</span>
      </p>
    </div>
  )
}

const TYPING_PAUSE_MS = 400

type SlugStatus = 'unasked' | 'asking' | 'available' | 'reserved' | 'taken'

/** Checks a slug's availability when typing pauses; skips the own and malformed ones. */
function useSlugAvailability(slug: string, ownSlug: string): SlugStatus {
  const { professionalId } = useEditor()
  const settled = useDebounced(slug, TYPING_PAUSE_MS)
  const isWorthAsking = slug !== ownSlug && slugField.safeParse(slug).success
  const { data, isError } = useQuery({
    ...slugAvailabilityQuery(professionalId, settled),
    enabled: isWorthAsking && settled === slug,
  })
  if (!isWorthAsking || isError) return 'unasked'
  if (settled !== slug || !data) return 'asking'
  if (data.available) return 'available'
  return data.reason === 'reserved' ? 'reserved' : 'taken'
}
