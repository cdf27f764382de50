import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import type { FieldError } from '#contract/errors.ts'
import type { Operation } from './operation.ts'
import { Refused } from './refusals.ts'

type Issue = z.core.$ZodIssue

/** For rules without an own message; zod's defaults are English. */
z.config({ localeError: () => 'Valor inválido.' })

/** The field's name without list indexes: an index could be read as another status. */
const nameOf = (path: Issue['path']) => path.filter((step) => typeof step !== 'number').join('.')

const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues.slice(0, 10).map((issue) => ({
    field: nameOf(issue.path).slice(0, 60),
    rule: issue.code,
    message: issue.message.slice(0, 120),
  }))

/** Returns the parsed input. Throws `invalid_input` when it breaks the schema. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const reading = schema.safeParse(input)
  if (reading.success) return reading.data
  throw new Refused('invalid_input', { errors: fieldErrors(reading.error.issues) })
}

/**
 * Parses a call's query and body; refuses repeated and bracketed parameters. Throws `invalid_input`, but only after
 * `permit`, which may have another refusal.
 */
export async function readInput(
  { request }: HttpContext,
  { query, body }: Pick<Operation, 'query' | 'body'>,
  permit: () => Promise<void>,
): Promise<{ query: unknown; body: unknown }> {
  try {
    return { query: query && parse(query, request.qs()), body: body && parse(body, request.body()) }
  } catch (refusal) {
    await permit()
    throw refusal
  }
}
