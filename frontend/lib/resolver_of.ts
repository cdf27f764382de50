import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'

/** A schema's rules for a form whose inputs hold blanks where the schema also lets a field be absent or null. */
export function resolverOf<Values extends FieldValues, Sent extends FieldValues>(
  schema: z.ZodMiniType<Sent, FieldValues>,
): Resolver<Values, unknown, Sent> {
  return zodResolver(schema) as unknown as Resolver<Values, unknown, Sent>
}
