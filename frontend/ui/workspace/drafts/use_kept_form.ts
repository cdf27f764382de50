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

/** Whether anything on the screen is typed or chosen but not saved. */
export function useUnsaved({ subscribe, isUnsaved }: DraftStore): boolean {
  return useSyncExternalStore(subscribe, isUnsaved, isUnsaved)
}

/** What was typed, and of which version of what is stored it is a change, where that has one. */
interface Draft {
  values: FieldValues
  version?: string
}

/**
 * Keeps the changed fields of a form under `name` among the drafts while they differ from what is stored, and puts an
 * earlier draft back; `madeFrom` follows it.
 */
export function useKeptForm<Values extends FieldValues, Sent>(
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
        const kept: Draft = { values: changedOf(values, dirtyFields) }
        drafts.keep(name, madeFrom ? { ...kept, version: madeFrom.version } : kept)
      },
    })
  }, [name, drafts, reset, getValues, subscribe, madeFrom])
}

function isDraft(draft: unknown): draft is Draft {
  return typeof draft === 'object' && draft !== null && 'values' in draft
}

/** The fields that were changed. */
export function changedOf<Values extends object>(values: Values, changed: object): Partial<Values> {
  const isChanged = ([field]: [string, unknown]) => Object.hasOwn(changed, field)
  return Object.fromEntries(Object.entries(values).filter(isChanged)) as Partial<Values>
}
