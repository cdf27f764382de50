import { useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { CurrentUser } from '#contract/accounts.ts'
import { languageOrAccessName } from '#domain/catalogue/languages_and_access.ts'
import { editProfileForm } from '#contract/profile.ts'
import { useSaveProfile } from '#frontend/api/own_profile.ts'
import { formMessageOf, HttpError, messageOf } from '#frontend/lib/http_error.ts'
import { resolverOf, showFieldErrors } from '#frontend/lib/field_errors.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { MadeFrom } from '#frontend/ui/workspace/drafts/draft_store.ts'
import { changedOf, useFormDraft } from '#frontend/ui/workspace/drafts/use_form_draft.ts'
import { useConflict } from '#frontend/ui/workspace/use_conflict.ts'
import { useEditor } from './editor_context.tsx'
import type { Photo } from './photo/photo_field.tsx'

/** The form values of the screen; a field of the call without one here does not compile. */
interface EditorValues extends Record<keyof SentValues, string | string[]> {
  title: 'Dr' | 'Dra' | 'none'
  name: string
  lastname: string
  specialty: string
  displayGender: 'masculino' | 'feminino'
  crm: string
  /** One input each; blank for none. */
  rqe: [string, string]
  slug: string
  bio: string
  experience: string
  languages: string[]
  accessibility: string[]
  instagram: string
  linkedin: string
  youtube: string
  facebook: string
  twitter: string
  website: string
}

/** Returns a profile's form values. */
function editorValuesOf(profile: CurrentUser): EditorValues {
  const { name, lastname, displayGender, crm, slug, title } = profile
  return {
    ...{ name, lastname, displayGender, crm, slug },
    rqe: [profile.rqe[0] ?? '', profile.rqe[1] ?? ''],
    title: title === 'Dr' || title === 'Dra' ? title : 'none',
    specialty: profile.specialty ?? '',
    bio: profile.bio ?? '',
    experience: profile.experience ?? '',
    languages: profile.languages,
    accessibility: profile.accessibility,
    instagram: profile.instagram ?? '',
    linkedin: profile.linkedin ?? '',
    youtube: profile.youtube ?? '',
    facebook: profile.facebook ?? '',
    twitter: profile.twitter ?? '',
    website: profile.website ?? '',
  }
}

/** The fields of this screen; the dashboard has the others of the same call. */
const fieldsOfScreen = z.omit(editProfileForm, { phone: true, cep: true, availability: true })

/** In document order; each field that is sent has one. */
const LABELS: Readonly<Record<keyof SentValues, string>> = {
  title: 'Título',
  name: 'Nome',
  lastname: 'Sobrenome',
  specialty: 'Especialidade',
  displayGender: 'Gênero',
  crm: 'Registro profissional',
  rqe: 'RQE',
  slug: 'Endereço do perfil',
  bio: 'Biografia',
  experience: 'Experiência profissional',
  languages: 'Idiomas',
  accessibility: 'Acessibilidade do local',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  website: 'Site',
}

const FIELDS = Object.keys(LABELS) as readonly (keyof EditorValues)[]

const VALUE_LABELS: Readonly<Record<string, string>> = {
  none: 'Sem título',
  Dr: 'Dr.',
  Dra: 'Dra.',
  masculino: 'Masculino',
  feminino: 'Feminino',
}

/** Does not compile when a field holds anything but texts. */
function valueLabel(field: keyof EditorValues, value: EditorValues[keyof EditorValues]): string {
  if (typeof value === 'string')
    return field === 'title' || field === 'displayGender' ? (VALUE_LABELS[value] ?? value) : value
  return value
    .filter(Boolean)
    .map((each) => languageOrAccessName(each) || each)
    .join(', ')
}

type SentValues = z.output<typeof fieldsOfScreen>
export type EditorForm = UseFormReturn<EditorValues, unknown, SentValues>

const BESIDE_FIELD: Readonly<Record<string, 'slug' | 'crm'>> = {
  slug_taken: 'slug',
  slug_reserved: 'slug',
  slug_changed_often: 'slug',
  registration_taken: 'crm',
}

function showRefusal(error: unknown, form: EditorForm): void {
  const field = error instanceof HttpError ? BESIDE_FIELD[error.code ?? ''] : undefined
  if (field) form.setError(field, { type: 'server', message: messageOf(error, '') }, { shouldFocus: true })
  else showFieldErrors(error, FIELDS, form.setError)
}

/** The form of the first three sections; after saving it goes to the dashboard. */
export function useEditProfileForm(profile: CurrentUser, photo: Photo) {
  const { drafts, handleExpiry } = useEditor()
  const form: EditorForm = useForm<EditorValues, unknown, SentValues>({
    resolver: resolverOf(fieldsOfScreen),
    defaultValues: editorValuesOf(profile),
  })
  const [madeFrom] = useState(() => new MadeFrom(profile.version))
  useFormDraft(drafts, 'profile', form, madeFrom)
  const { dirtyFields } = form.formState
  const { handleConflict, keepMine, ...conflict } = useConflict(form, {
    madeFrom,
    valuesOf: editorValuesOf,
    labelOf: (field) => LABELS[field],
    wordsOf: valueLabel,
  })
  const { mutateAsync, isPending } = useSaveProfile(profile.id)
  const toast = useToast()
  const navigate = useNavigate()
  const save = async (values: SentValues) => {
    try {
      const { slug } = await mutateAsync({
        ...changedOf(values, dirtyFields),
        ...photo.change,
        version: madeFrom.version,
      })
      drafts.dropAll()
      const action = { label: 'Ver perfil público', onSelect: () => void navigate(paths.profile(slug)) }
      const isShown = profile.role !== 'admin'
      toast({ title: 'Perfil atualizado!', tone: 'success', ...(isShown && { action }) })
      await navigate(paths.dashboard)
    } catch (error) {
      if (handleExpiry(error) || (await handleConflict(error, profile.id))) return
      const description = formMessageOf(error, 'Houve um erro ao salvar suas informações.')
      toast({ title: 'Erro ao atualizar perfil', description, tone: 'error' })
      showRefusal(error, form)
    }
  }
  const send = useSendOnce(form.handleSubmit(save))
  const saveMine = () => {
    keepMine()
    void send()
  }
  return { form, send, isSending: isPending, conflict: { ...conflict, keepMine: saveMine } }
}
