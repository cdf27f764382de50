import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { UnsentStore } from './unsent_store.ts'

interface Options<Values> {
  /** Fields that are not stored, such as a password. */
  except?: readonly (keyof Values)[]
  /** How long the form has been visible, in milliseconds. */
  elapsedMs?: () => number
}

/** Keeps in the store what is typed into the form, and restores it; whoever sends it drops it then. */
export function useTypedWords<Values extends FieldValues, Output>(
  store: UnsentStore<Values>,
  form: UseFormReturn<Values, unknown, Output>,
  { except = [], elapsedMs = () => 0 }: Options<Values> = {},
): void {
  const { reset, getValues, subscribe } = form
  const keep = useEffectEvent((values: Values) => {
    const kept = { ...values }
    for (const field of except) delete kept[field]
    store.keep(kept, elapsedMs(), store.read()?.hasFailed)
  })
  useEffect(() => {
    const typed = store.read()
    if (typed) reset({ ...getValues(), ...typed.values }, { keepDefaultValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [store, reset, getValues, subscribe])
}
