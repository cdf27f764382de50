import { useForm, type UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import type { CurrentUser } from '#contract/accounts.ts'
import { SOCIAL_NETWORKS } from '#contract/professionals.ts'
import { editProfileForm } from '#contract/profile.ts'
import { useSaveProfile } from '#frontend/api/own_profile.ts'
import { HttpError, formMessageOf, messageOf } from '#frontend/lib/http_error.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { resolverOf } from '#frontend/lib/resolver_of.ts'
import { useSendOnce } from '#frontend/lib/use_send_once.ts'
import { paths } from '#frontend/paths.ts'
import { useToast } from '#frontend/ui/toast_provider.tsx'
import { useKeptForm } from '#frontend/ui/workspace/drafts/use_kept_form.ts'
import { useEditor } from './drafts/editor_context.tsx'
import { editorValuesOf, type EditorValues } from './editor_values.ts'
import type { Photo } from './photo/use_photo.ts'

/** The fields of this screen; the others of the same call belong to the dashboard. */
const fieldsOfScreen = z.omit(editProfileForm, { phone: true, cep: true, availability: true })

/** In the order in which they stand. */
const FIELDS = [
  ...([
    'title',
    'name',
    'lastname',
    'specialty',
    'displayGender',
    'crm',
    'slug',
    'bio',
    'experience',
  ] as const),
  ...SOCIAL_NETWORKS,
]

type SentValues = z.output<typeof fieldsOfScreen>
export type EditorForm = UseFormReturn<EditorValues, unknown, SentValues>

const BESIDE_FIELD: Readonly<Record<string, 'slug' | 'crm'>> = {
  slug_taken: 'slug',
  slug_reserved: 'slug',
  registration_taken: 'crm',
}

function showRefusal(error: unknown, form: EditorForm): void {
  const field = error instanceof HttpError ? BESIDE_FIELD[error.code ?? ''] : undefined
  if (field) form.setError(field, { type: 'server', message: messageOf(error, '') }, { shouldFocus: true })
  else showFieldErrors(error, FIELDS, form.setError)
}

/** The three first sections' fields and their sending; it ends at the dashboard. */
export function useEditProfileForm(profile: CurrentUser, photo: Photo) {
  const { drafts, toldExpiry } = useEditor()
  const form: EditorForm = useForm<EditorValues, unknown, SentValues>({
    resolver: resolverOf(fieldsOfScreen),
    defaultValues: editorValuesOf(profile),
  })
  useKeptForm(drafts, 'profile', form)
  const { mutateAsync, isPending } = useSaveProfile(profile.id)
  const toast = useToast()
  const navigate = useNavigate()
  const save = async (values: SentValues) => {
    try {
      const { slug } = await mutateAsync({ ...values, ...photo.change })
      drafts.dropAll()
      const action = { label: 'Ver perfil público', onSelect: () => void navigate(paths.profile(slug)) }
      const isShown = profile.role !== 'admin'
      toast({ title: 'Perfil atualizado!', tone: 'success', ...(isShown && { action }) })
      await navigate(paths.dashboard)
    } catch (error) {
      if (toldExpiry(error)) return
      const description = formMessageOf(error, 'Houve um erro ao salvar suas informações.')
      toast({ title: 'Erro ao atualizar perfil', description, tone: 'error' })
      showRefusal(error, form)
    }
  }
  return { form, send: useSendOnce(form.handleSubmit(save)), isSending: isPending }
}
