import { useEffect, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { DraftStore, MadeFrom } from './draft_store.ts'

/** Warns before the tab is closed or reloaded. */
export function useCloseWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isOn])
}

/** Returns whether the screen has unsaved input. */
export function useUnsaved({ subscribe, isUnsaved }: DraftStore): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, isUnsaved)
}

/** The input, and the version of the stored data that it is based on, if there is one. */
interface Draft {
  values: FieldValues
  version?: string
}

/**
 * Stores a form's changed fields as the draft `name` while they differ from the stored data, and restores an earlier
 * draft; updates `madeFrom`.
 */
export function useFormDraft<Values extends FieldValues, Sent>(
  drafts: DraftStore,
  name: string,
  form: UseFormReturn<Values, unknown, Sent>,
  madeFrom?: MadeFrom,
): void {
  const { reset, getValues, subscribe } = form
  useEffect(() => {
    const draft = drafts.read(name)
    if (isDraft(draft)) {
      reset({ ...getValues(), ...draft.values }, { keepDefaultValues: true })
      if (draft.version) madeFrom?.moveTo(draft.version)
    }
    return subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {} }) => {
        if (!isDirty) return drafts.drop(name)
        const changed: Draft = { values: changedOf(values, dirtyFields) }
        drafts.keep(name, madeFrom ? { ...changed, version: madeFrom.version } : changed)
      },
    })
  }, [name, drafts, reset, getValues, subscribe, madeFrom])
}

function isDraft(draft: unknown): draft is Draft {
  return typeof draft === 'object' && draft !== null && 'values' in draft
}

/** Returns the changed fields. */
export function changedOf<Values extends object>(values: Values, changed: object): Partial<Values> {
  const isChanged = ([field]: [string, unknown]) => Object.hasOwn(changed, field)
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>
}
