import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form'
import type * as z from 'zod/mini'
import { HttpError } from './http_error.ts'

/** Shows the server's errors beside the named fields and focuses the first; ignores other errors. */
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

/** Adapts a schema to a form whose inputs are blank where the schema expects absent or null. */
export function resolverOf<Values extends FieldValues, Sent extends FieldValues>(
  schema: z.ZodMiniType<Sent, FieldValues>,
): Resolver<Values, unknown, Sent> {
  return zodResolver(schema) as unknown as Resolver<Values, unknown, Sent>
}
