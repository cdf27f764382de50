import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldPath, FieldValues, Resolver, ResolverOptions, UseFormSetError } from 'react-hook-form'
import type * as z from 'zod/mini'
import { tidyTexts } from '#domain/shared/pasted.ts'
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

/** Checks a form's values by a schema, without what nobody sees of a pasted text; an input has a single line. */
export function formResolver<Values extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
): Resolver<Values, unknown, Sent> {
  const resolve = zodResolver(schema)
  return (values, context, options) => resolve(tidyTexts(values, inputsOf(options)), context, options)
}

function inputsOf<Values extends FieldValues>({ fields }: ResolverOptions<Values>): ReadonlySet<string> {
  // A list such as `rqe.0` and `rqe.1` stands there as an array of fields, without a `ref`.
  const inputs = Object.entries<{ ref?: { type?: string } }>(fields).filter(
    ([, { ref }]) => ref?.type && ref.type !== 'textarea',
  )
  return new Set(inputs.map(([name]) => name))
}

/** Adapts a schema to a form whose inputs are blank where the schema expects absent or null. */
export function resolverOf<Values extends FieldValues, Sent extends FieldValues>(
  schema: z.ZodMiniType<Sent, FieldValues>,
): Resolver<Values, unknown, Sent> {
  return formResolver(schema) as unknown as Resolver<Values, unknown, Sent>
}
