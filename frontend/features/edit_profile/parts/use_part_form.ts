import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { useAddPart, useChangePart, type PartForm, type PartKind } from '#frontend/api/profile_parts.ts'
import { showFieldErrors } from '#frontend/lib/field_errors.ts'
import { useKeptForm } from '#frontend/ui/workspace/drafts/use_kept_form.ts'
import { useEditor } from '../drafts/editor_context.tsx'
import { usePartMutation } from './use_part_mutation.ts'
import { NEW, draftName } from './use_open_part.ts'

type ChangeableKind = Exclude<PartKind, 'insurances'>

interface PartFormOptions<Kind extends ChangeableKind, Values extends FieldValues> {
  kind: Kind
  /** The part's id, or 'new'. */
  id: string
  /** In the order in which they stand; the first has the focus when the form opens. */
  fields: readonly [FieldPath<Values>, ...FieldPath<Values>[]]
  onSaved: () => void
}

/** The form of a part: its draft is kept, it is added or changed, and refusals stand beside their fields. */
export function usePartForm<
  Kind extends ChangeableKind,
  Values extends FieldValues,
  Sent extends PartForm<Kind>,
>(form: UseFormReturn<Values, unknown, Sent>, { kind, id, fields, onSaved }: PartFormOptions<Kind, Values>) {
  const { professionalId, drafts } = useEditor()
  const wasKept = drafts.read(draftName(kind, id)) !== undefined
  useKeptForm(drafts, draftName(kind, id), form)
  useFocusAtOpening(form, fields[0], !wasKept)
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
