import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { HttpError } from './http_error.ts'

/** Puts what the server refused beside the fields it names and moves to the first; the others are left out. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  names: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof HttpError)) return
  const refused = names.flatMap((name) => {
    const found = error.fields.find(({ field }) => field === name)
    return found ? [{ name, message: found.message }] : []
  })
  for (const [index, { name, message }] of refused.entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
}
