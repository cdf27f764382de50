import { useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { CurrentUser } from '#contract/accounts.ts'
import { readOwnProfile } from '#frontend/api/own_profile.ts'
import { HttpError } from '#frontend/lib/http_error.ts'
import type { MadeFrom } from './drafts/draft_store.ts'
import { changedOf } from './drafts/use_form_draft.ts'

export interface ConflictingField {
  name: string
  label: string
  mine: string
  theirs: string
}

export interface Conflict {
  latest: CurrentUser
  fields: readonly ConflictingField[]
}

interface Forms<Values extends FieldValues> {
  madeFrom: MadeFrom
  valuesOf: (profile: CurrentUser) => Values
  /** The field's label and its displayed value. */
  labelOf: (field: keyof Values) => string
  wordsOf: (field: keyof Values, value: Values[keyof Values]) => string
}

/** Handles a form and somebody else changing the same fields: keeps the input and lets the person choose. */
export function useConflict<Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  { madeFrom, valuesOf, labelOf, wordsOf }: Forms<Values>,
) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const fieldsIn = (latest: CurrentUser): ConflictingField[] => {
    const stored = valuesOf(latest)
    const read = form.formState.defaultValues ?? {}
    const typed = changedOf(form.getValues(), form.formState.dirtyFields)
    const differing = Object.entries(typed).filter(([field, value]) => !isSame(value, stored[field]))
    const changedElsewhere = differing.filter(
      ([field]) => !isSame((read as FieldValues)[field], stored[field]),
    )
    return (changedElsewhere.length > 0 ? changedElsewhere : differing).map(([name, value]) => ({
      name,
      label: labelOf(name),
      mine: wordsOf(name, value),
      theirs: wordsOf(name, stored[name]),
    }))
  }
  const close = () => setConflict(null)
  return {
    conflict,
    close,
    /** Opens the dialog if `error` reports a conflict; returns whether it did. */
    async handleConflict(error: unknown, id: string): Promise<boolean> {
      if (!(error instanceof HttpError) || error.code !== 'profile_changed') return false
      const latest = await readOwnProfile(id)
      setConflict({ latest, fields: fieldsIn(latest) })
      return true
    },
    /** Bases the form on the present stored data. */
    keepMine() {
      if (conflict) madeFrom.moveTo(conflict.latest.version)
      close()
    },
    takeTheirs() {
      if (!conflict) return
      const stored = valuesOf(conflict.latest)
      madeFrom.moveTo(conflict.latest.version)
      const mine = changedOf(form.getValues(), form.formState.dirtyFields)
      for (const { name } of conflict.fields) delete mine[name as keyof Values]
      form.reset(stored)
      form.reset({ ...stored, ...mine }, { keepDefaultValues: true })
      close()
    },
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '')
