import type { HttpContext } from '@adonisjs/core/http'
import * as z from 'zod/mini'
import type { FieldError } from '#contract/errors.ts'
import type { Operation } from './operation.ts'
import { Refused } from './refusals.ts'

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

/** Throws `invalid_input` where the input breaks the schema. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const reading = schema.safeParse(input)
  if (reading.success) return reading.data
  throw new Refused('invalid_input', { errors: fieldErrors(reading.error.issues) })
}

/**
 * The query and body of a call by its schemas; a repeated or bracketed parameter is refused. Throws `invalid_input` where one
 * of them breaks its schema, after `permit`, which may have something else to refuse.
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
