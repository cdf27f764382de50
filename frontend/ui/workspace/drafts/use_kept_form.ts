import { useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore } from './draft_store.ts'

/**
 * Keeps what is typed into a form under `name` among the drafts while it differs from what is stored, and puts an
 * earlier draft back.
 */
export function useKeptForm<Values extends FieldValues, Sent>(
  drafts: DraftStore,
  name: string,
  form: UseFormReturn<Values, unknown, Sent>,
): void {
  const { reset, subscribe } = form
  useEffect(() => {
    const draft = drafts.read(name)
    if (draft) reset(draft as Values, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) drafts.keep(name, values)
        else drafts.drop(name)
      },
    })
  }, [name, drafts, reset, subscribe])
}
