import { Spinner, TextField } from '@radix-ui/themes'
import { CircleCheck, CircleX } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useQuery } from '@tanstack/react-query'
import { rewriteSlug } from '#frontend/lib/typed_slug.ts'
import { useSettings } from '#frontend/lib/site_context.tsx'
import { FormField } from '#frontend/ui/form_field.tsx'
import { slugField } from '#contract/profile.ts'
import { slugAvailabilityQuery } from '#frontend/api/own_profile.ts'
import { useDebounced } from '#frontend/lib/use_debounced.ts'
import type { EditorForm } from '../use_edit_profile_form.ts'
import { useEditor } from '../editor_context.tsx'

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

/** The last part of the profile's address, and whether it is free. */
export function SlugField({ form, ownSlug }: { form: EditorForm; ownSlug: string }) {
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
            <TextField.Slot className="slug-prefix">{new URL(appUrl).host}/</TextField.Slot>
          </TextField.Root>
        )}
      </FormField>
      <p className="slug-verdict" data-verdict={status} aria-live="polite">
        <StatusIcon status={status} />
        {MESSAGES[status]}
      </p>
    </div>
  )
}

const TYPING_PAUSE_MS = 400

type SlugStatus = 'unasked' | 'asking' | 'available' | 'reserved' | 'taken'

/** Checks whether an address is free when typing pauses; skips the user's own address and malformed ones. */
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
