import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import type { FieldError } from '#contract/errors.ts'
import { ownListQuery } from '#contract/fields.ts'
import { isUuid } from '#domain/shared/uuid.ts'
import { Refused, type RefusalCode } from './refusals.ts'

type Issue = z.core.$ZodIssue

/** For the rules that have no words of their own; zod's are English. */
z.config({ localeError: () => 'Valor inválido.' })

/** The name of the field alone: the place in a list could read like another status. */
const nameOf = (path: Issue['path']) => path.filter((step) => typeof step !== 'number').join('.')

const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues.slice(0, 10).map((issue) => ({
    field: nameOf(issue.path).slice(0, 60),
    rule: issue.code,
    message: issue.message.slice(0, 120),
  }))

function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const reading = schema.safeParse(input)
  if (reading.success) return reading.data
  throw new Refused('invalid_input', { errors: fieldErrors(reading.error.issues) })
}

/** The query string by its schema; a repeated or bracketed parameter is refused. */
export function parseQuery<Schema extends z.ZodMiniType>(
  context: HttpContext,
  schema: Schema,
): z.output<Schema> {
  return parse(schema, context.request.qs())
}

/** Which page of one's own list: all that fits into 1,000 unless told. */
export function ownPage(context: HttpContext): { page: number; limit: number } {
  const { page = 1, limit = 1_000 } = parseQuery(context, ownListQuery)
  return { page, limit }
}

export function parseBody<Schema extends z.ZodMiniType>(
  context: HttpContext,
  schema: Schema,
): z.output<Schema> {
  return parse(schema, context.request.body())
}

/** The id in the path. One that cannot be an id is as unknown as one that nobody has. */
export function pathId(
  context: HttpContext,
  refusal: RefusalCode = 'professional_not_found',
  name = 'id',
): string {
  const id: unknown = context.params[name]
  if (typeof id === 'string' && isUuid(id)) return id
  throw new Refused(refusal)
}
