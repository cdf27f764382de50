import { useEffect, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useAddPart, useChangePart, type PartForm, type PartKind } from '#frontend/api/profile_parts.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { useFormDraft } from '#frontend/ui/workspace/drafts/use_form_draft.ts'
import { formMessageOf } from '#frontend/lib/http_error.ts'
import { useToast } from '#frontend/ui/overlays/toast_provider.tsx'
import { useEditor } from '../editor_context.tsx'
import { focusSection } from '../sections/section_list.tsx'
import { type Action, outcomeOf } from './parts.ts'

type ChangeableKind = Exclude<PartKind, 'insurances'>

interface PartFormOptions<Kind extends ChangeableKind, Values extends FieldValues> {
  kind: Kind
  /** The part's id, or 'new'. */
  id: string
  /** In document order; the first gets the focus when the form opens. */
  fields: readonly [FieldPath<Values>, ...FieldPath<Values>[]]
  onSaved: () => void
}

/** The form of a part: keeps its draft, adds or changes the part, shows the server's errors beside their fields. */
export function usePartForm<
  Kind extends ChangeableKind,
  Values extends FieldValues,
  Sent extends PartForm<Kind>,
>(form: UseFormReturn<Values, unknown, Sent>, { kind, id, fields, onSaved }: PartFormOptions<Kind, Values>) {
  const { professionalId, drafts } = useEditor()
  const hasDraft = drafts.read(draftName(kind, id)) !== undefined
  useFormDraft(drafts, draftName(kind, id), form)
  useFocusAtOpening(form, fields[0], !hasDraft)
  const add = useAddPart(professionalId, kind)
  const change = useChangePart(professionalId, kind)
  const action = usePartMutation(kind)
  const save = async (sent: Sent) => {
    const failure = await (id === NEW
      ? action('add', () => add.mutateAsync(sent))
      : action('change', () => change.mutateAsync({ id, form: sent })))
    if (failure === undefined) onSaved()
    else showFieldErrors(failure, fields, form.setError)
  }
  return { save, isSending: add.isPending || change.isPending }
}

function useFocusAtOpening<Values extends FieldValues, Sent>(
  { setFocus }: UseFormReturn<Values, unknown, Sent>,
  first: FieldPath<Values>,
  isWanted: boolean,
): void {
  useEffect(() => {
    if (isWanted) setFocus(first)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at the opening only
  }, [])
}

export const NEW = 'new'

/** The draft's name of a part's open form. */
const draftName = (kind: PartKind, id: string) => `${kind}:${id}`

/** The part open for editing: its id, 'new', or none. A part with a draft opens at once. */
export function useOpenPart(kind: PartKind) {
  const { drafts } = useEditor()
  const [openId, setOpenId] = useState<string | null>(() => drafts.nameStarting(draftName(kind, '')))
  const close = () => {
    if (openId) drafts.drop(draftName(kind, openId))
    setOpenId(null)
    focusSection(kind)
  }
  return { openId, open: setOpenId, close }
}

/** Changes a part of the profile and shows the toast; returns the error, or undefined on success. */
export function usePartMutation(kind: PartKind) {
  const toast = useToast()
  const { handleExpiry } = useEditor()
  return async (action: Action, act: () => Promise<unknown>): Promise<unknown> => {
    const { done, failed } = outcomeOf(kind, action)
    try {
      await act()
      toast({ title: done, tone: 'success' })
      return undefined
    } catch (error) {
      if (handleExpiry(error)) return error
      const description = formMessageOf(error, failed.description ?? '')
      toast({ title: failed.title, tone: 'error', ...(description && { description }) })
      return error
    }
  }
}
